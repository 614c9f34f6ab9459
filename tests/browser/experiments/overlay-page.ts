import type { Page } from 'puppeteer';

export interface OverlayText {
  count: string;
  /** The text of each card by section. Lines are separated by ` / `. */
  sections: Record<string, string[]>;
}

/** Returns what the overlay shows, once it has rendered. */
export const overlay = async (page: Page): Promise<OverlayText> => {
  await page.waitForFunction(() => document.querySelector('html > div')?.shadowRoot?.querySelector('footer a'), {
    polling: 50,
    timeout: 20_000,
  });
  return page.evaluate(() => {
    const root = document.querySelector('html > div')!.shadowRoot!;
    const text = (element: HTMLElement) => element.innerText.trim().replace(/\s*\n\s*/g, ' / ');
    const sections = [...root.querySelectorAll('.body > section')].map((section) => [
      section.querySelector('h3')!.textContent,
      [...section.querySelectorAll<HTMLElement>(':scope > ul > li, :scope > .plain')].map(text),
    ]);
    return { count: root.querySelector('.count')!.textContent, sections: Object.fromEntries(sections) };
  });
};

export const press = (page: Page, name: string): Promise<void> =>
  page.evaluate((name) => {
    const root = document.querySelector('html > div')!.shadowRoot!;
    const all = [...root.querySelectorAll<HTMLElement>('a, button')];
    all.find((each) => [each.ariaLabel, each.textContent].includes(name))!.click();
  }, name);
