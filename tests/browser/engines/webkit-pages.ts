import type { Page } from 'puppeteer';
import type { Pages } from './pages';
import { webkitPage } from './webkit-page';

/** WebKit: a browser of its own for each page, for a driver has one session. */
export const webkitPages = (): Pages => {
  const open = new Map<Page, () => Promise<void>>();
  return {
    acquire: async (motion) => {
      const page = await webkitPage(motion);
      open.set(page, page.end);
      return page;
    },
    takeBack: async (page) => {
      await open.get(page)?.();
      open.delete(page);
    },
    close: () => Promise.all([...open.values()].map((end) => end())),
  };
};
