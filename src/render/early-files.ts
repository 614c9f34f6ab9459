import type { BuildInfo } from './build-info';
import { attribute, type PageElement } from './page-nodes';
import type { ResolvedSettings } from './page-settings';
import { escapeText } from './to-html';

export interface EarlyFilesInput {
  readonly element: PageElement;
  readonly widget: string;
  readonly isFirst: boolean;
  readonly build: BuildInfo;
  readonly settings: ResolvedSettings;
}

export interface EarlyFiles {
  /**
   * The script that records early events (`src/embed/early-events.ts`). Empty unless this is the page's first widget.
   */
  readonly script: string;
  /**
   * Preload tags for the widget's chunk and, with the page's first widget, for the runtime. Empty if the widget may be
   * below the fold (LDR-3). Omits chunks that the tag's script contains.
   */
  readonly preloads: string;
}

/**
 * Returns tags that request code early. They load no modules, because older browsers ignore an import map after a
 * module. Pinned pages get no preloads, because imports with integrity values wouldn't reuse them.
 */
export const earlyFiles = ({ element, widget, isFirst, build, settings }: EarlyFilesInput): EarlyFiles => {
  const { base, isPinned, contained, nonce } = settings;
  const load = attribute(element, 'data-load') || 'visible';
  const isPreloaded = !isPinned && (load === 'eager' || (isFirst && load === 'visible'));
  const needed = isPreloaded ? [...(isFirst ? ['runtime', 'take-over'] : []), widget] : [];
  const file = (path: string) => ({
    url: base + path,
    nonce: nonce === undefined ? undefined : String(nonce),
    integrity: isPinned ? build.integrityOf(path) : undefined,
  });
  const script = isFirst ? build.chunk('early-events') : undefined;
  return {
    script: script ? scriptTag(file(script)) : '',
    preloads: needed
      .filter((name) => !contained.includes(name))
      .map((name) => build.chunk(name))
      .filter((path) => path !== undefined)
      .map((path) => preloadTag(file(path)))
      .join(''),
  };
};

interface File {
  readonly url: string;
  readonly nonce: string | undefined;
  readonly integrity: string | undefined;
}

/** With a lower priority, the script would wait for all widgets' stylesheets. */
const scriptTag = ({ url, ...checks }: File): string =>
  `<script async fetchpriority="high" src="${escapeText(url)}"${attributesOf(checks)}></script>`;

/** With a higher priority, preloads would delay the first paint. */
const preloadTag = ({ url, ...checks }: File): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${escapeText(url)}"${attributesOf(checks)}>`;

const attributesOf = (checks: Omit<File, 'url'>): string =>
  Object.entries({ crossorigin: 'anonymous', ...checks })
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
