import type { Context } from './types';

/**
 * The URL query of each import attempt. Import maps match only exact URLs, so `cobble snippet --pin` lists each chunk
 * with every query.
 */
export const RETRY_QUERIES = ['', '?1', '?2'] as const;

/** Loads the files of exactly one build (threat 6). */
export interface PinnedFiles {
  readonly fetches: Required<Pick<Context, 'fetchFile'>>;
  /**
   * Imports a chunk by a name that only the page's import map resolves, so an injected `<base>` can't load unchecked
   * code.
   *
   * @param attempt 0 to 2
   * @throws the browser's error; after the last attempt, an error that states the reason
   */
  importChunk<Module>(chunk: string, attempt: number): Promise<Module>;
}

class RejectedFile extends Error {}

const logRejection = (reason: string, fix: string): RejectedFile => {
  console.error(`cobble: ${reason}. ${fix}`);
  return new RejectedFile(reason);
};

/**
 * Verifies files in a chain of hashes: the tag verifies this script, this script verifies the integrity lists, and each
 * list verifies its files.
 *
 * @param base the build's folder, with the closing slash
 */
export const pinnedFiles = (base: string, theme: string): PinnedFiles => {
  const prefix = `cobble.${__BUILD__}/`;
  const integrities = __LISTS__;
  const lists: Record<string, Promise<Record<string, string>> | undefined> = {};

  const fetchChecked = async (url: string, integrity: string | undefined): Promise<Response> => {
    // Without an integrity hash, `fetch` accepts any content.
    if (!integrity) throw new RejectedFile(`${url} isn't a file of the pinned build`);
    try {
      return await fetch(url, { integrity });
    } catch {
      // A failed integrity check looks like a network error. Fetch again without `integrity`, to see whether the file
      // exists.
      const { ok, status } = await fetch(url);
      if (!ok) throw Error(`${url} answered ${status}`);
      return fetch(url, { integrity }).catch(() => {
        throw logRejection(
          `${url} was blocked (integrity): it differs from the pinned build ${__BUILD__}`,
          'Fix: publish the unmodified files of that build, or paste a new tag (cobble snippet --pin).',
        );
      });
    }
  };

  const listOf = (name: string) =>
    (lists[name] ??= fetchChecked(`${base}integrity/${name}.${__BUILD__}.json`, integrities[name])
      .then((list) => list.json())
      .catch((error: unknown) => {
        lists[name] = undefined;
        throw error;
      }));

  const fetchListed = async (path: string, list: string) => fetchChecked(base + path, (await listOf(list))[path]);

  const explain = async (chunk: string, error: unknown): Promise<unknown> => {
    // In all browsers, the error contains the import's specifier only if no import map lists the chunk.
    if (String(error).includes(prefix))
      return logRejection(
        `${prefix}${chunk} wasn't loaded, because no active import map lists it`,
        'Fix: put the import map that cobble snippet --pin prints before the tag and before all modules. Chrome before 133 and Firefox only use one import map: copy its "imports" and "integrity" into the page\'s own map.',
      );
    try {
      await fetchListed(`chunks/${chunk}.${__BUILD__}.js`, 'chunks');
    } catch (reason) {
      return reason instanceof RejectedFile ? reason : error;
    }
    return error;
  };

  return {
    fetches: {
      fetchFile: (url) => {
        const path = url.slice(base.length);
        // biome-ignore lint/style/noNonNullAssertion: a split text has a first part.
        const folder = path.split('/')[0]!;
        return fetchListed(path, folder === 'fonts' ? theme : folder);
      },
    },
    importChunk: async <Module>(chunk: string, attempt: number): Promise<Module> => {
      // Load the theme's integrity list early: the runtime needs it next.
      if (chunk === 'runtime') listOf(theme).catch(() => {});
      try {
        return await import(`${prefix}${chunk}.${__BUILD__}.js${RETRY_QUERIES[attempt]}`);
      } catch (error) {
        throw attempt < RETRY_QUERIES.length - 1 ? error : await explain(chunk, error);
      }
    },
  };
};
