import { randomUUID } from 'node:crypto';
import { newSession, storeInPage } from '../defaults/session';
import type { Harness, PageOptions } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import { press } from './player';

export const PRODUCT =
  '<div id="p" data-load="eager" data-widget="store-product" data-product-id="9CBL0PASS001" data-offer-id="pass-one-month" data-amount="990"></div>';

export const openShop = async (
  { openPage, publish, origin }: Harness,
  body: string,
  {
    settings,
    texts,
    head = '',
    before,
    ...options
  }: PageOptions & {
    /** All settings except `texts` and the sign-in settings. */
    readonly settings?: Readonly<Record<string, unknown>>;
    readonly texts?: Readonly<Record<string, string>>;
    readonly head?: string;
  } = {},
): Promise<OpenedPage> => {
  const path = `/shop/${randomUUID()}`;
  publish(
    path,
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>
    <script type="application/json" data-cobble-config>${JSON.stringify({ ...settings, signIn: { url: '/__sandbox/sign-in' }, texts })}</script>${tag()}${head}<body>${body}`,
  );
  await fetch(`${origin()}/__sandbox/reset`, { method: 'POST' });
  const session = await newSession(origin());
  return openPage(path, {
    ...options,
    before: async (page) => {
      await page.evaluateOnNewDocument(storeInPage, session);
      await before?.(page);
    },
  });
};

export const openConfirmation = async (opened: OpenedPage, name = /^buy$/): Promise<void> => {
  await press(opened, '#p', name);
  await opened.page.waitForSelector('cobble-confirmation');
};

export const countSpendingRequests = (opened: OpenedPage): number =>
  opened
    .sent(/transaction\/virtual|grant\/offer|cape\/15year|realms\/redeem|subscription\/.*\/(pause|resume)/)
    .filter(({ method }) => method !== 'GET' && method !== 'OPTIONS').length;

export const yesButton = ({ page }: OpenedPage) =>
  page.evaluateHandle(() => document.querySelector('cobble-confirmation')!.shadowRoot!.querySelector('button')!);
