import type { WidgetChunk } from '../embed/widget-chunk';
import { containedFiles } from './contained-files';
import { pinnedFiles } from './pinned-files';
import { settings } from './settings';

/** Chunks that code loads by name. Inside a chunk, the build replaces `import()` with `cobble.shared.load()`. */
export interface Chunks {
  act: typeof import('../embed/act');
  'bad-setting': typeof import('../embed/bad-setting');
  'bad-tag': typeof import('../embed/bad-tag');
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
  translated: typeof import('../embed/translated');
  warn: typeof import('../platform/warn');
}

type ChunkName = keyof Chunks;
type Values = { [Name in ChunkName]: Parameters<Chunks[Name]['default']> };
type Results = { [Name in ChunkName]: Awaited<ReturnType<Chunks[Name]['default']>> };

interface Chunk<Name extends ChunkName> {
  default(...values: Values[Name]): Results[Name] | Promise<Results[Name]>;
}

export const pinned = __PINNED__ ? pinnedFiles(settings.base, settings.bundleTheme) : undefined;

export const contained = __ONE_FILE__ ? containedFiles(settings.base, pinned?.fetches.fetchFile) : undefined;

export const sleep = (ms?: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const RETRIES = 2;
const RETRY_DELAY_MS = 300;
const loading: Record<string, Promise<never> | null> = {};

const retry = async <File>(name: string, loadFile: (attempt: number) => Promise<File>): Promise<File> => {
  for (let attempt = 0; ; attempt++)
    try {
      return await loadFile(attempt);
    } catch (error) {
      if (attempt === RETRIES) {
        // Forget the failed load, so that the next caller retries.
        loading[name] = null;
        throw error;
      }
      await sleep(RETRY_DELAY_MS);
    }
};

/** Loads a file of this build once, with two retries (LDR-8). */
export const loadOnce = <File>(name: string, loadFile: (attempt: number) => Promise<File>): Promise<File> =>
  (loading[name] ??= retry(name, loadFile) as Promise<never>);

/**
 * Imports a chunk of an unpinned build.
 *
 * Browsers may cache a failed import by URL, so each retry has a new query. A new `#fragment` isn't enough.
 */
const importChunk = async <Module extends object>(chunk: string, attempt: number): Promise<Module> => {
  const url = `${settings.base}chunks/${chunk}.${__BUILD__}.js${attempt ? `?${Date.now()}` : ''}`;
  const module: Module = await import(url);
  // A file without exports is empty or truncated.
  if (!Object.keys(module)[0]) throw Error(url);
  return module;
};

export const load: {
  <Name extends ChunkName>(chunk: Name): Promise<Chunk<Name>>;
  (widget: string): Promise<WidgetChunk>;
} = <Module extends object>(chunk: string) =>
  loadOnce<Module>(
    chunk,
    (attempt) =>
      (__ONE_FILE__ && contained?.runChunk<Module>(chunk)) ||
      (__PINNED__ && pinned ? pinned.importChunk(chunk, attempt) : importChunk(chunk, attempt)),
  );

export const callChunk = async <Name extends ChunkName>(chunk: Name, ...values: Values[Name]): Promise<Results[Name]> =>
  (await load(chunk)).default(...values);

/** Calls a chunk without waiting for its result. If the chunk fails, logs the arguments and error (LDR-6). */
export const runChunk = <Name extends ChunkName>(chunk: Name, ...values: Values[Name]) =>
  callChunk(chunk, ...values)
    // Suggest `data-base`: chunks are usually missing because an optimiser moved this file.
    .catch((error) => console.error(`cobble: no files in ${settings.base}? Set data-base.`, ...values, error))
    // On some pages, `console.error` throws.
    .catch(() => {});
