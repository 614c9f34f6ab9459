import { workerBrowser } from '../worker-browser';
import { engine } from './engine';
import { firefoxPages } from './firefox-pages';
import type { Pages } from './pages';
import { webkitPages } from './webkit-pages';

export const pagesOfEngine = async (): Promise<Pages> => {
  if (engine === 'firefox') return firefoxPages();
  if (engine === 'webkit' || engine === 'wpe') return webkitPages();
  const { pool } = await workerBrowser();
  // All test files share the browser, so `close` does nothing.
  return {
    acquire: () => pool.acquire(),
    takeBack: (page, hasFailed) => pool.takeBack(page, hasFailed),
    close: async () => {},
  };
};
