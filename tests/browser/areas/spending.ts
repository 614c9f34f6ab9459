import { randomUUID } from 'node:crypto';
import type { Harness, PageOptions } from '../harness';
import { tag } from '../loader/tag';
import type { Opened } from '../opened';
import { press } from './player';

/** What is sold for coins in the sandbox. */
export const PRODUCT =
  '<div id="p" data-load="eager" data-widget="store-product" data-product-id="9CBL0PASS001" data-offer-id="pass-one-month" data-amount="990"></div>';

/** A page of a site with a signed-in player, at the sandbox's start. */
export const openShop = async (
  { pageWith }: Harness,
  body: string,
  {
    texts,
    head = '',
    ...options
  }: PageOptions & { readonly texts?: Readonly<Record<string, string>>; readonly head?: string } = {},
): Promise<Opened> => {
  const opened = await pageWith(
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>
    <script type="application/json" data-cobble-config>${JSON.stringify({ signIn: { url: '/__sandbox/sign-in' }, texts })}</script>${tag()}${head}<body>${body}`,
    { path: `/shop/${randomUUID()}`, ...options },
  );
  await opened.page.evaluate(async () => {
    await fetch('/__sandbox/reset', { method: 'POST' });
    const { session } = (await (
      await fetch('/__sandbox/sign-in', { method: 'POST', body: JSON.stringify({ gamertag: 'Pixelfox42', ru: '/' }) })
    ).json()) as { session: { storage: Record<string, string>; cookies: Record<string, string> } };
    for (const [key, value] of Object.entries(session.storage)) localStorage.setItem(key, value);
    for (const [name, value] of Object.entries(session.cookies))
      document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
  });
  await opened.page.reload();
  return opened;
};

/** Presses buy, wherever it is drawn, and waits for the question. */
export const wantsToBuy = async (opened: Opened, name = /^buy$/): Promise<void> => {
  await press(opened, '#p', name);
  await opened.page.waitForSelector('cobble-confirmation');
};

/** How many requests have asked to spend or claim something. */
export const spent = (opened: Opened): number =>
  opened
    .sent(/transaction\/virtual|grant\/offer|cape\/15year|realms\/redeem|subscription\/.*\/(pause|resume)/)
    .filter(({ method }) => method !== 'GET' && method !== 'OPTIONS').length;

/** The open question's yes. */
export const yesOf = ({ page }: Opened) =>
  page.evaluateHandle(() => document.querySelector('cobble-confirmation')!.shadowRoot!.querySelector('button')!);
