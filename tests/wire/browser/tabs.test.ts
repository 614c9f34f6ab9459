import type { Page } from 'puppeteer';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOf } from '../../browser/sample-of';
import { signedIn } from '../sign-in';
import { callInPage } from './call-in-page';
import { wirePages } from './wire-pages';

// Tests behaviour that needs a real browser: two tabs of one site, IndexedDB, insecure contexts, upload progress.

const wire = wirePages();
beforeEach(() => wire.reset());

const popular = { group: 'marketplace', method: 'popular', args: [] };

const tabBeside = async (page: Page): Promise<Page> => {
  const other = await page.browserContext().newPage();
  await other.goto(page.url(), { waitUntil: 'load' });
  return other;
};

const storedAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('cobble');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('answers')) {
            database.close();
            return resolve(0);
          }
          const count = database.transaction('answers').objectStore('answers').count();
          count.onsuccess = () => {
            database.close();
            resolve(count.result);
          };
        };
      }),
  );

const asked = async (path: RegExp) => (await wire.received()).filter(({ url }) => path.test(url)).length;

describe.each(['tag', 'module'] as const)('the cache of the %s', (client) => {
  it('keeps an answer across reloads and tabs, per token and URL (MKT-1, MKT-4)', async () => {
    const page = await wire.open(client, signedIn());
    const first = await callInPage(page, popular);
    expect(first.data).toBeDefined();
    await expect.poll(() => storedAnswers(page)).toBe(1);
    await page.reload({ waitUntil: 'load' });
    expect(await callInPage(page, popular)).toEqual(first);
    expect(await callInPage(await tabBeside(page), popular)).toEqual(first);
    expect(await asked(/popular/)).toBe(1);
  });
});

describe.each(sampleOf(['module', 'tag'] as const, 1))('tabs with the %s', (client) => {
  it('detects a logout in another tab, erases stored data and drops pending calls (AUT-8)', async () => {
    const page = await wire.open(client, { ...signedIn(), storage: { ...signedIn().storage, LoginType: 'XBL' } });
    await callInPage(page, popular);
    await expect.poll(() => storedAnswers(page)).toBe(1);
    const other = await tabBeside(page);
    await other.evaluate(async () => {
      type Client = { auth: { onChange(listener: (state: { isLoggedIn: boolean }) => void): void } };
      const scope = window as unknown as { client: Promise<Client>; heard: unknown[] };
      scope.heard = [];
      (await scope.client).auth.onChange((state) => scope.heard.push(state.isLoggedIn));
    });
    const profile = wire.hold(/\/minecraft\/profile/);
    const begun = callInPage(other, { group: 'profile', method: 'get', args: [] });
    await profile.arrived;
    await Promise.all([
      page.waitForNavigation(),
      page.evaluate(async () => {
        void (await (window as unknown as { client: Promise<{ auth: { logout(): void } }> }).client).auth.logout();
      }),
    ]);
    await page.waitForFunction('location.pathname === "/"');
    profile.release();
    expect(await begun).toMatchObject({ error: { name: 'SignedOutError' } });
    await expect.poll(() => other.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([false]);
    await expect.poll(() => storedAnswers(other)).toBe(0);
  });

  it("reports an upload's progress and stops it by its signal (SUP-7)", async () => {
    const page = await wire.open(client);
    const outcome = await page.evaluate(async () => {
      type Upload = (
        file: File,
        options: { onProgress?: (progress: { loaded: number; total: number }) => void; signal?: AbortSignal },
      ) => Promise<{ upload: { token: string } }>;
      const { support } = await (window as unknown as { client: Promise<{ support: { upload: Upload } }> }).client;
      const heard: { loaded: number; total: number }[] = [];
      const file = new File(['x'.repeat(2_000_000)], 'world.txt', { type: 'text/plain' });
      const { upload } = await support.upload(file, { onProgress: (one) => heard.push(one) });
      const controller = new AbortController();
      const aborted = support
        .upload(file, { onProgress: () => controller.abort(), signal: controller.signal })
        .catch((error: Error) => error.name);
      return { token: typeof upload.token, last: heard.at(-1), aborted: await aborted };
    });
    expect(outcome).toEqual({ token: 'string', last: { loaded: 2_000_000, total: 2_000_000 }, aborted: 'AbortError' });
  });
});

it('shows toasts when first used and hides them by itself, whatever the page does to animations (TEL-2)', {
  tags: 'all',
}, async () => {
  const page = await wire.open('tag');
  await page.addStyleTag({
    content: '* { animation: none !important; transition: none !important; color: lime !important }',
  });
  const toasts = () =>
    page.evaluate(() =>
      [...(document.body.lastElementChild?.shadowRoot?.querySelectorAll<HTMLElement>('[role=alert]') ?? [])].map(
        (one) => {
          const { right, top, width } = one.getBoundingClientRect();
          return {
            text: one.innerText.trim(),
            right: innerWidth - right,
            top,
            width,
            color: getComputedStyle(one).color,
          };
        },
      ),
    );
  expect(await toasts()).toEqual([]);
  await page.evaluate(async () => {
    const { toasts } = await (
      window as unknown as { client: Promise<{ toasts: { show(text: string, options: object): Promise<unknown> } }> }
    ).client;
    await toasts.show('Saved', { type: 'success' });
  });
  await expect
    .poll(async () => (await toasts())[0])
    .toEqual({ text: 'Saved', right: 16, top: 16, width: 320, color: 'rgb(255, 255, 255)' });
  await page.bringToFront();
  await expect.poll(toasts, { timeout: 15_000 }).toEqual([]);
});
