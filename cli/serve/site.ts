import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, under } from '../../examples/sandbox/answer';
import { serveFolder } from '../../examples/sandbox/serve-folder';
import type { SiteExperiments } from '../../examples/sandbox/state/state';
import type { Experiment } from '../../src/experiments/engine/config';
import { loadConfig } from '../check/load-config';
import { messageOf } from '../io/errors';
import type { Io } from '../io/io';
import { checkFlights } from '../match/check-flights';
import { findPages } from './find-pages';
import { type LiveReload, liveReload, withReloadScript } from './live-reload';
import { previewer } from './previews';
import { hostToReplace, servedConfig } from './served-config';
import { siteFiles } from './site-files';
import { renderStartPage, type StartedPage } from './start-page';

export interface SiteOptions {
  readonly folder: string;
  /** Absolute path of the config, which may be missing. */
  readonly config: string;
  /** The host whose experiments run on the pages. Default: the config's only domain. */
  readonly as: string | undefined;
  readonly assigned: readonly string[];
  /** Folder of a build. At `/dist/`, its files have priority over the site's. */
  readonly themeBuild: string;
}

export interface Site extends Pick<LiveReload, 'reload'> {
  readonly answer: Answer;
  readonly experiments: SiteExperiments;
  /** Path of the start page, without the first slash. */
  readonly start: string;
}

const START = '__cobble/';

export const createSite = async (options: SiteOptions, io: Pick<Io, 'stdin' | 'cwd'>): Promise<Site> => {
  const { folder, config, as, assigned, themeBuild } = options;
  let host: string | undefined;
  const readExperiments = async (): Promise<readonly Experiment[]> => {
    const experiments = existsSync(config) ? (await loadConfig(config, io)).experiments : [];
    host = hostToReplace(experiments, as);
    return experiments;
  };
  checkFlights(assigned, await readExperiments());
  const { answer, reload } = liveReload();
  const startPage = async (): Promise<string> => {
    let fault: string | undefined;
    const experiments = await readExperiments().catch((error: unknown) => {
      fault = messageOf(error);
      return [];
    });
    const pages = await startedPages(folder, experiments, host);
    return renderStartPage({ pages, host, fault });
  };
  const hasIndex = (): boolean => existsSync(join(folder, 'index.html'));
  const serveThemeBuild = under('/dist/', serveFolder(themeBuild));
  const serveFile = siteFiles(folder);
  return {
    reload,
    start: hasIndex() ? START : '',
    experiments: { config: servedConfig(config, () => host), assigned },
    async answer(req, res) {
      const { pathname } = new URL(`http://localhost${req.url}`);
      if (pathname === '/experiment/config.json') return false;
      if (pathname === `/${START}` || (pathname === '/' && !hasIndex())) {
        res
          .writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' })
          .end(withReloadScript(Buffer.from(await startPage())));
        return true;
      }
      return (await answer(req, res)) || (await serveThemeBuild(req, res)) || serveFile(req, res);
    },
  };
};

const startedPages = async (
  folder: string,
  experiments: readonly Experiment[],
  host: string | undefined,
): Promise<StartedPage[]> => {
  const previewsOf = previewer(experiments, host ?? '');
  return (await findPages(folder)).map((path) => {
    const paths = addressesOf(path);
    return { path, href: paths[0] ?? path, previews: host === undefined ? [] : previewsOf(paths) };
  });
};

/** Returns all addresses of a page, the usual one first: `/help/`, `/help/index.html`. */
const addressesOf = (path: string): string[] => {
  const file = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  if (/\/index\.html$/.test(file)) return [file.replace(/index\.html$/, ''), file];
  return [file, ...(file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : [])];
};
