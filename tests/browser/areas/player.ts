import type { OpenedPage } from '../opened-page';

export const signIn = async (opened: OpenedPage, path: string): Promise<void> => {
  const { page } = opened;
  const origin = new URL(page.url()).origin;
  await page.goto(`${origin}/en-us/login?return_url=${encodeURIComponent(origin + path)}`);
  await page.waitForSelector('button[type=submit], form button');
  await Promise.all([
    page.waitForFunction((path) => location.pathname + location.search === path, { timeout: 20_000 }, path),
    page.click('button[type=submit], form button'),
  ]);
};

export const textOf = (opened: OpenedPage, selector: string): Promise<string> =>
  opened.page.$eval(selector, (element) => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim());

export const waitForText = async (opened: OpenedPage, selector: string, text: RegExp): Promise<void> => {
  await opened.page
    .waitForFunction(
      (selector, source) =>
        new RegExp(source, 'i').test(document.querySelector(selector)?.shadowRoot?.textContent ?? ''),
      { timeout: 20_000 },
      selector,
      text.source,
    )
    .catch(async (error: unknown) => {
      throw new Error(`${selector} never showed ${text}. It shows: ${await textOf(opened, selector)}`, {
        cause: error,
      });
    });
};

export const press = async (opened: OpenedPage, selector: string, text: RegExp): Promise<void> => {
  const handle = await opened.page.waitForFunction(
    (selector, source) => {
      const pattern = new RegExp(source, 'i');
      return [
        ...(document.querySelector(selector)?.shadowRoot?.querySelectorAll<HTMLElement>('button,a[href]') ?? []),
      ].find(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          (pattern.test(one.textContent!.trim()) || pattern.test(one.getAttribute('aria-label') ?? '')),
      );
    },
    { timeout: 20_000 },
    selector,
    text.source,
  );
  await (handle.asElement() as import('puppeteer').ElementHandle<HTMLElement>).click();
};

export const waitForQuestion = async ({ page }: OpenedPage): Promise<string> => {
  await page.waitForFunction(
    () => document.querySelector('cobble-confirmation')?.shadowRoot?.querySelector('[aria-disabled=false]'),
    { timeout: 20_000 },
  );
  return page.$eval('cobble-confirmation', (place) => place.shadowRoot!.querySelector('p')!.textContent!);
};

export const answerQuestion = async (opened: OpenedPage, text: RegExp): Promise<void> => {
  await waitForQuestion(opened);
  await press(opened, 'cobble-confirmation', text);
  await opened.page.waitForFunction(() => !document.querySelector('cobble-confirmation'));
};

export const addFault = (opened: OpenedPage, fault: Readonly<Record<string, unknown>>): Promise<void> =>
  opened.page.evaluate(
    async (body) =>
      void (await fetch('/__sandbox/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })),
    JSON.stringify(fault),
  );

/** Ends the session as a logout in another tab does. */
export const endSession = (opened: OpenedPage): Promise<void> =>
  opened.page.evaluate(() => localStorage.setItem('expiration', '1'));
