import { type ComponentChildren, type ComponentType, createElement, render as renderInto } from 'preact';
import { Progress } from '../loader/progress';
import type { PageSettings } from '../loader/read-settings';
import type { Context, Handle, Method, Phase } from '../loader/types';
import type { Settings } from '../services/settings';
import type { Host, HostMethods } from '../widgets/kit/host';
import { AREAS_SHEET } from './areas-sheet-name';
import { Boundary } from './boundary';
import { fallback } from './fallback';
import { loadFont } from './load-font';
import { mounted } from './mounted';
import { nameSlots } from './name-slots';
import type { PropTable } from './prop-table';
import { readProps } from './read-props';
import { resolvePageSettings } from './resolve-page-settings';
import { styleSheet } from './style-sheet';
import { yieldToMain } from './yield-to-main';

/** What a widget's chunk exports; the build writes it. */
export interface WidgetChunk {
  readonly component: ComponentType<never>;
  readonly props: PropTable;
}

/**
 * What gets the focus by `focus()` of a widget that has no word of its own in it: what is typed into, else its first
 * control.
 */
const INPUT = 'input:enabled';
const CONTROL = 'a[href],button:enabled,select,textarea,[tabindex]';
let count = 0;

/** One for all: what is mounted no more has no entry. */
const observer = new MutationObserver((records) => {
  // Of several at once, the last is drawn.
  for (const { attributeName, target } of records) {
    // Attributes of widgets' elements are observed, and nothing else.
    // biome-ignore lint/style/noNonNullAssertion: as just said.
    if (/^data-(?!widget)/.test(attributeName!)) mounted.get(target as HTMLElement)?.render();
  }
});

/** Returns the page's texts by name. Only texts in several languages, or in a file, need the chunk that resolves them. */
const pageTexts = async (settings: PageSettings, context: Context): Promise<Settings['texts']> => {
  const { texts, textsUrl } = settings;
  if (!textsUrl && Object.values(texts ?? {}).every((text) => typeof text === 'string')) return texts;
  // The chunk returns texts by name, or nothing if it can't be loaded.
  return ((await context.runChunk('texts', settings)) ?? texts) as Settings['texts'];
};

/**
 * Mounts a widget on its element: shadow root, stylesheet, typed props, React root, handle, events.
 *
 * @param isArea it is drawn by the stylesheet of all areas too
 * @returns when it is mounted, or has failed and said so
 * @throws what its files failed with, for the loader to say
 */
export const mount = async (handle: Handle, context: Context, isArea?: boolean): Promise<void> => {
  const { element, widget } = handle;
  const { dataset } = element;
  const { fire, handles, setState } = context;
  const settings = resolvePageSettings(context);
  const { base, bundleTheme, locale } = settings;
  const warn = (attribute: string, value: unknown, instead?: string) =>
    void context.runChunk('warn', handle, attribute, value, instead);
  let sheetUrl: string;
  const sheetsOf = () => {
    let theme = dataset.theme || settings.theme || bundleTheme;
    if (!__THEMES__.split(' ').includes(theme)) {
      warn('data-theme', theme, bundleTheme);
      theme = bundleTheme;
    }
    // In this order: what an area says itself counts.
    return Promise.all(
      (isArea ? [AREAS_SHEET, widget] : [widget]).map((name) => {
        sheetUrl = `${base}${theme}/${name}.${__BUILD__}.css`;
        return styleSheet(sheetUrl, context.fetchFile);
      }),
    );
  };

  const wasConnected = handle.wasConnected || element.isConnected;
  const files = Promise.all([context.loadChunk<WidgetChunk>(widget), sheetsOf(), pageTexts(settings, context)]);
  const markup = element.outerHTML;
  const all = Promise.all([files, loadFont(context, files, markup)]);
  const [[chunk, , texts]] = await all;
  await yieldToMain();
  // A press that began on what stands here ends first: between the button's going down and up, a click would be lost
  // with what it was meant for. `:active` ends before the click is fired, and the click before the next task (LDR-3).
  while (element.matches(':active')) await new Promise((resolve) => setTimeout(resolve, 30));
  // Removed before its code came: what mounts now would never be missed. Back on the page, it is found again.
  if (wasConnected && !element.isConnected) handles.delete(element);
  // Moved into an ignored region, it is no widget any more.
  if (handle.progress === Progress.Unmounted || context.handleOf(element) !== handle) {
    setState(handle);
    handle.pending = null;
    return undefined;
  }
  mounted.get(element)?.endMount();
  if (!/^(eager|visible|idle|interaction|media[^”″]{1,995})?$/.test(dataset.load || ''))
    warn('data-load', dataset.load, 'visible');
  // The chunk looks for quotes that the site curled; reading every attribute takes longer than reading all props.
  if (/[“”″]/.test(markup)) context.runChunk('curly-quotes', element, warn);

  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  // Drawn before by this build (interface 9) it is taken over: preact keeps the nodes that are there, and sets what of
  // them differs. Another build's markup would be mixed with ours.
  const link = shadow.querySelector<HTMLLinkElement>('link:last-of-type');
  // biome-ignore lint/style/noNonNullAssertion: it was asked for above.
  if (link && link.href !== sheetUrl!) shadow.replaceChildren();
  const drawn = [...shadow.children];
  for (const node of drawn) node.setAttribute('drawn', '');
  const draw = (tree: ComponentChildren) => {
    // The sheets are adopted, or this is the fallback. Before what is drawn, links would make preact move all of that.
    for (const one of shadow.querySelectorAll('link')) one.remove();
    renderInto(tree, shadow);
    // The attribute is in no tree: preact takes it from what it keeps.
    for (const node of drawn.splice(0)) if (node.hasAttribute('drawn')) node.remove();
  };
  let methods: HostMethods = {};
  let turn = 0;
  let renders = 0;
  const toFocus = () => {
    const control = shadow.querySelector<HTMLElement>(INPUT) ?? shadow.querySelector<HTMLElement>(CONTROL);
    return methods.focus ?? (control && (() => control.focus()));
  };
  const host: Host = {
    element,
    root: shadow,
    locale,
    settings,
    id: `c${++count}`,
    emit: (name, detail) => fire(element, name, detail),
    expose: (given) => (methods = given),
    page: context.publicApi,
    // What was drawn has not been typed into by us.
    typed: link && shadow.querySelector<HTMLInputElement>('input,select')?.value,
  };

  return new Promise((resolve) => {
    let failing = false;
    const onFailed = (phase: Phase, error: unknown) => {
      failing = true;
      handle.pending = null;
      // A component throws the name of an attribute that it misses, as `readProps` does.
      context.fail(handle, typeof error === 'string' ? 'props' : phase, error);
      resolve();
    };
    const onMounted = () => {
      // A change that mends what failed mounts it, too: a scan has nothing to try again.
      handle.pending ||= handle.ready;
      setState(handle, 'mounted');
      handle.resolveReady(handle);
      fire(element, 'mounted', { widget });
      resolve();
    };
    const render = async () => {
      const now = ++renders;
      let phase: Phase = 'load';
      let sheets: CSSStyleSheet[];
      try {
        sheets = await sheetsOf();
        // Meanwhile the page changed it again, or unmounted it.
        if (now !== renders) return;
        phase = 'props';
        nameSlots(element);
        handle.props = readProps(element, chunk.props, texts, warn);
      } catch (error) {
        if (now !== renders) return;
        draw(fallback(element));
        return onFailed(phase, error);
      }
      const focused = element.contains(document.activeElement);
      shadow.adoptedStyleSheets = sheets;
      if (failing) turn++;
      failing = false;
      draw(
        createElement(Boundary, {
          key: turn,
          element,
          onMounted,
          onFailed,
          // `readProps` has read them by the table that was made from the component's own description.
          children: createElement(chunk.component, { ...handle.props, host } as never),
        }),
      );
      // From the fallback it moves into the widget that takes its place, from a button to the link that it became.
      // Content in a slot is still there.
      const { activeElement: at, body } = document;
      // biome-ignore lint/style/noNonNullAssertion: only a page without a body has none, and there nothing had the focus.
      if (focused && !failing && !shadow.activeElement && (at === body || !at!.getClientRects().length)) toFocus()?.();
    };
    observer.observe(element, { attributes: true });
    handle.act = (name, value) => {
      const method = { ...methods, focus: toFocus(), unmount: () => context.publicApi.unmount(element) }[
        name as Method
      ];
      if (!method) throw Error(`cobble: ${widget} has no ${name}()`);
      // Styles may hide a dialog whose host lost its state in the same task.
      setState(handle, handle.state);
      // The type of a handle says what each takes.
      return method(value as Element);
    };
    mounted.set(element, {
      wasConnected,
      render,
      endMount: () => {
        renders++;
        resolve();
        mounted.delete(element);
        handle.props = {};
        handle.act = undefined;
        handle.ready = new Promise((again) => {
          handle.resolveReady = again;
        });
        draw(fallback(element));
        setState(handle);
        fire(element, 'unmounted', { widget });
      },
    });
    render();
  });
};
