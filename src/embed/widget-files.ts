import type { ComponentType } from 'react';
import type { PageSettings } from '../loader/settings';
import type { Context, Handle } from '../loader/types';
import type { Settings } from '../services/settings';
import { AREAS_SHEET } from './areas-sheet-name';
import { loadFont } from './load-font';
import { readProps } from './read-props';
import { resolvePageSettings } from './resolve-page-settings';
import { styleSheet } from './style-sheet';
import type { WidgetChunk } from './widget-chunk';

export interface WidgetFiles {
  readonly component: ComponentType<never>;
  /** Defined only if the element already has a shadow root, which may be server-rendered. */
  readonly takeOver: typeof import('./take-over').takeOver | undefined;
  sheets(): Promise<CSSStyleSheet[]>;
  props(): Record<string, unknown>;
}

/** Loads the chunk `texts` only for a `textsUrl`, plural forms or texts by locale. */
const pageTexts = async (settings: PageSettings, context: Context): Promise<Settings['texts']> => {
  const { texts, textsUrl } = settings;
  if (!textsUrl && Object.values(texts ?? {}).every((text) => typeof text === 'string')) return texts;
  return (await context.runChunk('texts', settings)) ?? texts;
};

export const loadFiles = async (handle: Handle, context: Context): Promise<WidgetFiles> => {
  const { element, widget } = handle;
  const settings = resolvePageSettings(context);
  const { bundleTheme } = settings;
  const warn = (attribute: string, value: unknown, instead?: string) =>
    void context.runChunk('warn', handle, attribute, value, instead);
  const { load } = context.publicApi.shared;
  const chunk = load(widget);
  const sheets = (services: WidgetChunk['services']) => {
    let theme = element.dataset.theme || settings.theme || bundleTheme;
    if (!__THEMES__.split(' ').includes(theme)) {
      warn('data-theme', theme, bundleTheme);
      theme = bundleTheme;
    }
    // The widget's own rules must follow the shared ones.
    return Promise.all(
      (services ? [AREAS_SHEET, widget] : [widget]).map((name) =>
        styleSheet(`${theme}/${name}.${__BUILD__}.css`, context),
      ),
    );
  };
  const markup = element.outerHTML;
  const files = Promise.all([
    chunk,
    pageTexts(settings, context),
    element.shadowRoot ? import('./take-over') : undefined,
    chunk.then(({ services }) => {
      // Ignore failures: the area reports them.
      services?.forEach((name) => void load(name).catch(() => {}));
      return sheets(services);
    }),
  ]);
  // Await files and font together: if a file failed while only the font was awaited, its rejection would be unhandled.
  const [[{ component, props, services }, texts, serverRendered]] = await Promise.all([
    files,
    loadFont(context, files, markup),
  ]);
  // Check for curly quotes only if the markup contains some: the check takes longer than reading all props.
  if (/[“”″]/.test(markup)) void context.runChunk('curly-quotes', element, warn);
  return {
    component: component as ComponentType<never>,
    takeOver: serverRendered?.takeOver,
    sheets: () => sheets(services),
    props: () => readProps(element, props, texts, warn),
  };
};
