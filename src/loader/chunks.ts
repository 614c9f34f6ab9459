import type { WidgetChunk } from '../embed/widget-chunk';
import { pinnedFiles } from './pinned-files';
import { settings } from './settings';

/** The chunks of the loader and the runtime. Elsewhere, the build replaces `import()` by `cobble.shared.load()`. */
export interface Chunks {
  act: typeof import('../embed/act');
  'bad-setting': typeof import('../embed/bad-setting');
  command: typeof import('../embed/command');
  consent: typeof import('../chunks/consent');
  'curly-quotes': typeof import('../embed/curly-quotes');
  experiments: typeof import('../chunks/experiments');
  wait: typeof import('../embed/wait');
  links: typeof import('../embed/links');
  replay: typeof import('../embed/replay');
  report: typeof import('../embed/report');
  runtime: typeof import('../embed/runtime');
  services: typeof import('../chunks/services');
  texts: typeof import('../embed/texts');
  warn: typeof import('../platform/warn');
}

type ChunkName = keyof Chunks;
type Values = { [Name in ChunkName]: Parameters<Chunks[Name]['default']> };
type Results = { [Name in ChunkName]: Awaited<ReturnType<Chunks[Name]['default']>> };

interface Chunk<Name extends ChunkName> {
  default(...values: Values[Name]): Results[Name] | Promise<Results[Name]>;
}

/** Undefined in the plain file. */
export const pinned = __PINNED__ ? pinnedFiles(settings.base, settings.bundleTheme) : undefined;

/** @param ms by default, waits until the next task */
export const sleep = (ms?: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const RETRIES = 2;
const RETRY_DELAY_MS = 300;
const loading: Record<string, Promise<never> | null> = {};
let queries = 0;

/** Each retry has a new query: browsers cache a failed import by URL, and the module map ignores a hash. */
const importChunk = async <Module>(chunk: string): Promise<Module> => {
  for (let attempt = 0; ; attempt++)
    try {
      return await (__PINNED__ && pinned
        ? pinned.importChunk<Module>(chunk, attempt)
        : import(`${settings.base}chunks/${chunk}.${__BUILD__}.js${attempt ? `?${++queries}` : ''}`));
    } catch (error) {
      if (attempt === RETRIES) {
        // The next caller retries. A loaded chunk stays, because its copy at a second URL would run again.
        loading[chunk] = null;
        throw __PINNED__ && pinned ? await pinned.explain(chunk, error) : error;
      }
      await sleep(RETRY_DELAY_MS);
    }
};

/** Loads a chunk once, with two retries (LDR-8). Any other name is a widget's. */
export const load: {
  <Name extends ChunkName>(chunk: Name): Promise<Chunk<Name>>;
  (widget: string): Promise<WidgetChunk>;
} = (chunk: string) => (loading[chunk] ??= importChunk<never>(chunk));

export const callChunk = async <Name extends ChunkName>(chunk: Name, ...values: Values[Name]): Promise<Results[Name]> =>
  (await load(chunk)).default(...values);

/** Calls a chunk without waiting. Logs a failure with the values (LDR-6). */
export const runChunk = <Name extends ChunkName>(chunk: Name, ...values: Values[Name]) =>
  callChunk(chunk, ...values)
    // The usual cause: an optimiser moved this file. The console of old pages may throw.
    .catch((error) => console.error(`cobble: no files in ${settings.base}? Set data-base.`, ...values, error))
    .catch(() => {});
