import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { render as renderCommand } from '../../../cli/commands/render';
import { render } from '../../../src/package/render';
import { runCommand } from '../../unit/cli/support';
import { needs } from '../engines/needs';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';
import { areas, components, exampleOf } from './every-widget';
import { extension, translator } from './foreign-scripts';

const { pageWith } = harness();

const pageOf = (head: string, widgets = components) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${head}${tag()}</head><body>${widgets.map((name) => exampleOf(name)).join('\n')}</body></html>`;

const renderByCommand = async (html: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'cobble-'));
  try {
    const file = join(folder, 'page.html');
    await writeFile(file, html);
    const { code, out, err } = await runCommand((io) => renderCommand(file, { out: 'dist' }, io));
    expect([code, err]).toEqual([0, '']);
    return out;
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Opens a page whose tag loads only after the listeners of DOMContentLoaded have run. */
const openAfterScripts = async (html: string): Promise<OpenedPage> => {
  needs('events of the browser');
  let haveRun = () => {};
  const scripts = new Promise<void>((resolve) => {
    haveRun = resolve;
  });
  return pageWith(html, {
    faults: [{ url: /\/cobble\.js/, until: scripts }],
    before: (page) => {
      page.once('domcontentloaded', haveRun);
    },
  });
};

/** Expects that the widgets mount without a failed request or a message. */
const expectMounted = async (opened: OpenedPage, widgets = components) => {
  for (const name of widgets) await opened.waitForState('mounted', `#${name}`, true);
  await opened.waitForIdle();
  expect(opened.errors).toEqual([]);
  expect(opened.console).toEqual([]);
};

const textsOf = (opened: OpenedPage) =>
  opened.page.$$eval('[data-widget][id]', (all) =>
    all.map(({ id, shadowRoot }) => `${id}: ${shadowRoot?.textContent}`),
  );

// Interface 9. Preact reuses the server-rendered nodes, including changes by other scripts.
const renderers = [
  ['render()', render],
  ['cobble render', renderByCommand],
] as const;
describe.each(sampleOf(renderers, 1))('a page from %s', (_, renderPage) => {
  it('mounts all components without an error', async () => {
    await expectMounted(await openAfterScripts(await renderPage(pageOf(''))));
  });

  it('mounts all components after an extension has styled their nodes', async () => {
    const opened = await openAfterScripts(await renderPage(pageOf(extension)));
    await expectMounted(opened);
    expect(await opened.page.evaluate('window.visited')).toBe(true);
  });

  it('mounts all components after a translator has wrapped their texts', async () => {
    const opened = await openAfterScripts(await renderPage(pageOf(translator)));
    await expectMounted(opened);
    expect(await opened.page.evaluate('window.visited')).toBe(true);
  });
});

it('mounts prerendered areas after an extension has styled their nodes', async () => {
  await expectMounted(await openAfterScripts(await render(pageOf(extension, areas))), areas);
});

// "Save page as", SingleFile and web archives save pages with their shadow roots.
describe('a page that was saved with its shadow roots', () => {
  const savers = {
    'getHTML() of all shadow roots': () => {
      const shadowRoots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      return document.documentElement.getHTML({ shadowRoots });
    },
    'getHTML() of serializable shadow roots': () => document.documentElement.getHTML({ serializableShadowRoots: true }),
    'innerHTML in templates': () => {
      for (const host of [...document.querySelectorAll('*')].reverse()) {
        if (!host.shadowRoot) continue;
        const template = document.createElement('template');
        template.setAttribute('shadowrootmode', 'open');
        template.innerHTML = host.shadowRoot.innerHTML;
        host.prepend(template);
      }
      return document.documentElement.innerHTML;
    },
  };

  it('mounts a saved page again, however it was saved', { tags: 'all', timeout: 60_000 }, async () => {
    const first = await pageWith(pageOf(''));
    await expectMounted(first);
    const texts = await textsOf(first);
    // The third saver changes the page, but it is the last one to run.
    for (const [saver, save] of sampleOf(Object.entries(savers), 2)) {
      const saved = await first.page.evaluate(save);
      const again = await openAfterScripts(`<!doctype html><html lang="en">${saved}</html>`);
      await expectMounted(again);
      expect([saver, await textsOf(again)]).toEqual([saver, texts]);
    }
  });
});
