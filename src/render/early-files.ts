import type { BuildInfo } from './build-info';
import { attribute, type PageElement } from './page-nodes';
import type { ResolvedSettings } from './page-settings';
import { escapeText } from './to-html';

export interface EarlyFilesInput {
  readonly element: PageElement;
  readonly widget: string;
  /** Whether this is the first widget that is rendered on the page. */
  readonly isFirst: boolean;
  readonly build: BuildInfo;
  readonly settings: ResolvedSettings;
}

/**
 * Returns markup for a widget's template that requests code before the parser reaches the end of the page:
 *
 * - the script that keeps the visitor's events (`src/embed/early-events.ts`), once per page
 * - the runtime, if the page's first widget needs it at once
 * - the chunk of that widget, and of `eager` ones. Others may be far below the fold (LDR-3).
 *
 * Preloads are plain scripts, because older browsers ignore an import map after a module preload. A pinned page has
 * none, because the browser doesn't match them with the integrity of its import map.
 */
export const earlyFiles = ({ element, widget, isFirst, build, settings }: EarlyFilesInput): string => {
  const { base, isPinned, nonce } = settings;
  const load = attribute(element, 'data-load') || 'visible';
  const isPreloaded = !isPinned && (load === 'eager' || (isFirst && load === 'visible'));
  const preloads = [...(isFirst ? ['runtime', 'take-over'] : []), widget];
  const check = nonce === undefined ? '' : ` nonce="${escapeText(String(nonce))}"`;
  const at = (path: string) => `"${escapeText(base + path)}" crossorigin="anonymous"${check}`;
  const links = preloads.map((name) => build.chunk(name)).filter((path) => path !== undefined);
  const script = isFirst && build.chunk('early-events');
  const integrity = script && isPinned && build.integrityOf(script);
  return [
    ...(isPreloaded ? links : []).map((path) => `<link rel="preload" as="script" href=${at(path)}>`),
    script
      ? `<script async src=${at(script)}${integrity ? ` integrity="${escapeText(integrity)}"` : ''}></script>`
      : '',
  ].join('');
};
