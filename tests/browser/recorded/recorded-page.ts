import { randomUUID } from 'node:crypto';
import type { Harness } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import type { RecordedArea } from './recorded-areas';
import { storeSession } from './store-session';

export const recordedPage = async (
  { pageWith, publish }: Pick<Harness, 'pageWith' | 'publish'>,
  { area, attributes = '', config = {}, search = '?sandbox=recorded', signedIn, act }: RecordedArea,
): Promise<OpenedPage> => {
  const path = `/recorded/${randomUUID()}`;
  publish(
    path,
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${area}</title>
    <script type="application/json" data-cobble-config>${JSON.stringify({ signIn: { url: '/__sandbox/sign-in', signOutUrl: '/__sandbox/sign-out' }, ...config })}</script>
    <script>window.wrong = []; document.addEventListener('cobble:error', ({ detail }) => wrong.push(detail.phase))</script>${tag()}
    <body style="margin: 8px"><main><h1>A page</h1><div id="area" data-widget="${area}" data-load="eager" ${attributes}></div></main>`,
  );
  const opened = await pageWith('<p>Before it.</p>');
  const { page } = opened;
  if (signedIn) await storeSession(page);
  await page.goto(new URL(path + search, page.url()).href);
  await opened.waitForMounted('#area');
  await act?.(opened);
  return opened;
};
