import type { Page } from 'puppeteer';
import type { Motion, Pages } from './pages';
import { webkitPage } from './webkit-page';
import { WebKitWindow } from './webkit-window';

/** Each page has its own driver and browser. A browser takes time to start, so the next one starts in advance. */
export const webkitPages = (): Pages => {
  const open = new Map<Page, { window: WebKitWindow; motion: Motion }>();
  const next: { window: Promise<WebKitWindow | undefined>; motion: Motion }[] = [];
  const prepared = (motion: Motion) => {
    const at = next.findIndex((one) => one.motion === motion);
    return at < 0 ? undefined : next.splice(at, 1)[0]?.window;
  };
  return {
    acquire: async (motion = 'no-preference') => {
      const window = (await prepared(motion)) ?? (await WebKitWindow.open(motion));
      const page = webkitPage(window, motion);
      open.set(page, { window, motion });
      return page;
    },
    takeBack: async (page) => {
      const used = open.get(page);
      open.delete(page);
      if (!used) return;
      const { window, motion } = used;
      try {
        // End the window first. Otherwise, requests of this test could reach the servers during the next test.
        await window.end();
      } catch {
        // If the browser doesn't end, its driver is blocked, so close the driver.
        return window.close();
      }
      next.push({ motion, window: window.reopen().catch(() => undefined) });
    },
    close: async () => {
      for (const { window } of next.splice(0)) await (await window)?.close();
      for (const { window } of open.values()) await window.close();
    },
  };
};
