import { PropCode } from '../../../src/embed/prop-table';
import { makeRenderer } from '../../../src/render/make-renderer';
import type { WidgetModule } from '../../../src/render/render-widget';
import { VNode } from '../../../src/render/vnode';

export const manifest = {
  files: Object.fromEntries(
    [
      'chunks/runtime.abc123.js',
      ...['realms', 'vanilla'].flatMap((theme) => [
        `${theme}/cobble.js`,
        ...['areas', 'note', 'board', 'strict', 'bad', 'text-input', 'sort-dropdown'].map(
          (name) => `${theme}/${name}.abc123.css`,
        ),
      ]),
    ].map((path) => [path, {}]),
  ),
};

const note: WidgetModule = {
  props: { title: [PropCode.text, 'none'], closeLabel: [PropCode.text, 'Close'], href: [PropCode.url] },
  component: ({ host, ...props }) => {
    const { locale, element } = host as { locale: string; element: { childNodes: { slot?: string }[] } };
    const slots = element.childNodes.flatMap(({ slot }) => slot ?? []);
    return new VNode('p', { children: JSON.stringify({ ...props, locale, slots, title: document.title }) });
  },
};
const strict: WidgetModule = { props: { title: [PropCode.text, null] }, component: () => new VNode('p', {}) };
const bad: WidgetModule = {
  props: {},
  component: () => {
    throw Error('it fails');
  },
};
const board: WidgetModule = { props: {}, component: () => new VNode('p', {}), services: [] };
const modules: Readonly<Record<string, WidgetModule>> = { note, board, strict, bad };

export const renderer = makeRenderer(manifest, async (name) => modules[name] ?? note);

export const given = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<template shadowrootmode="open" data-cobble-drawn="abc123"><link[^>]*><p>(.*?)<\/p>/g)].map(
    ([, text = '']) =>
      JSON.parse(
        text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
      ),
  );

export const sheets = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)].map(([, href = '']) => href);

export const without = (html: string): string =>
  html
    .replaceAll(/<template shadowrootmode="open" data-cobble-drawn="abc123">[^]*?<\/template>/g, '')
    .replaceAll(' data-widget-state="drawn"', '');
