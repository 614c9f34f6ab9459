import type { Context } from './types';

/**
 * The query of each attempt to import a chunk of a pinned page. Chrome and Firefox cache a failed import by URL, and an
 * import map's integrity is for one exact URL: `cobble snippet --pin` lists each chunk with each query.
 */
export const RETRY_QUERIES = ['', '?1', '?2'] as const;

/** What only the pinned file has (threat 6): `cobble snippet --pin` prints a tag for exactly this build. */
export interface PinnedFiles {
  /**
   * For what Cobble fetches itself: stylesheets and the font. Where the bytes are not the build's, the console says so
   * too.
   */
  readonly fetches: Required<Pick<Context, 'fetchFile'>>;
  /**
   * Imports a chunk from where the page's import map says, which has the integrity of each. A page without the map gets
   * none: neither a lost map nor a `<base>` that somebody writes behind the tag leads to code that nobody has checked.
   *
   * @param attempt 0 to 2
   */
  importChunk<Module>(chunk: string, attempt: number): Promise<Module>;
  /** Finds out why a chunk was not to be had, as no browser tells a script that, and gives the error that says it. */
  explain(chunk: string, error: unknown): Promise<unknown>;
}

class Refused extends Error {}

/** Says in the console what is refused: not every caller tells its errors. */
const refuse = (what: string, mend: string): Refused => {
  console.error(`cobble: ${what}. ${mend}`);
  return new Refused(what);
};

/**
 * Each link of the chain is checked by the one before: the tag has the integrity of this file, this file that of the
 * lists in the folder `integrity`, and a list that of a theme's stylesheets and the font, or of the chunks (only to
 * explain a failure).
 *
 * @param base the folder of the build, with the closing slash
 * @param own the theme of this file
 */
export const pinnedFiles = (base: string, own: string): PinnedFiles => {
  const name = `cobble.${__BUILD__}/`;
  const integrities = __LISTS__;
  const lists: Record<string, Promise<Record<string, string>> | undefined> = {};

  const fetchChecked = async (url: string, integrity: string | undefined): Promise<Response> => {
    // An empty one would let everything pass.
    if (!integrity) throw new Refused(`${url} is no file of the pinned build`);
    try {
      return await fetch(url, { integrity });
    } catch {
      // Other bytes look like no network. Unchecked, and not read, the file tells whether it is there.
      const { ok, status } = await fetch(url);
      if (!ok) throw Error(`${url} answered ${status}`);
      return fetch(url, { integrity }).catch(() => {
        throw refuse(
          `${url} was refused (integrity): its bytes are not those of build ${__BUILD__}, which this page has pinned`,
          'Publish the files of that build as they are, or paste a new tag (cobble snippet --pin).',
        );
      });
    }
  };

  const listOf = (name: string) =>
    (lists[name] ??= fetchChecked(`${base}integrity/${name}.${__BUILD__}.json`, integrities[name])
      .then((list) => list.json())
      .catch((error: unknown) => {
        // The next caller asks again.
        lists[name] = undefined;
        throw error;
      }));

  const fetchListed = async (path: string, list: string) => fetchChecked(base + path, (await listOf(list))[path]);

  return {
    fetches: {
      fetchFile: (url) => {
        const path = url.slice(base.length);
        // biome-ignore lint/style/noNonNullAssertion: every text has a first piece.
        const folder = path.split('/')[0]!;
        return fetchListed(path, folder === 'fonts' ? own : folder);
      },
    },
    importChunk: (chunk, attempt) => {
      // What is needed next comes at the same time.
      if (chunk === 'runtime') listOf(own).catch(() => {});
      return import(`${name}${chunk}.${__BUILD__}.js${RETRY_QUERIES[attempt]}`);
    },
    explain: async (chunk, error) => {
      // Each browser words it differently, and names what it could not resolve.
      if (String(error).includes(name))
        return refuse(
          `${name}${chunk} was not loaded: no import map in use lists it`,
          'Fix: put the import map that cobble snippet --pin prints before the tag and before every module. Chrome before 133 and Firefox use one import map only: copy its "imports" and "integrity" into the page\'s own map.',
        );
      try {
        await fetchListed(`chunks/${chunk}.${__BUILD__}.js`, 'chunks');
      } catch (why) {
        return why instanceof Refused ? why : error;
      }
      return error;
    },
  };
};
