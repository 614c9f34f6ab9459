import { randomUUID } from 'node:crypto';
import type { Harness, PageWithOptions } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import type { EndToEndTest } from './end-to-end-test';
import { liveTexts } from './live-texts';

export interface Opening extends Pick<PageWithOptions, 'faults' | 'headers' | 'before'> {
  /** The player to sign in: `true` for the default player, or a gamertag. */
  readonly player?: boolean | string;
  /** Returns the page's head. It must contain the tag, and the script `liveTexts` if the test reads live regions. */
  readonly head?: (json: object) => string;
}

export const settingsOf = ({ config }: EndToEndTest): object => ({
  signIn: { url: '/__sandbox/sign-in', signOutUrl: '/__sandbox/sign-out' },
  ...config,
});

export const openTestPage = async (
  { pageWith, publish, faults: setFaults }: Harness,
  test: EndToEndTest,
  { player, faults = [], headers, before, head = usualHead }: Opening = {},
): Promise<OpenedPage> => {
  const path = `/test/${randomUUID()}`;
  const { area, attributes = '', otherHtml = '' } = test;
  publish(
    path,
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${area}</title>${head(settingsOf(test))}
    <body><main><h1>A page</h1><div id="area" data-widget="${area}" data-load="eager" ${attributes}></div>${otherHtml}</main>`,
    headers,
  );
  const opened = await pageWith('<p>Before it.</p>', { before });
  const { page } = opened;
  await page.evaluate(async (player) => {
    await fetch('/__sandbox/reset', { method: 'POST' });
    if (!player) return;
    const { session } = (await (
      await fetch('/__sandbox/sign-in', {
        method: 'POST',
        body: JSON.stringify({ gamertag: player === true ? 'Pixelfox42' : player, ru: '/' }),
      })
    ).json()) as { session: { storage: Record<string, string>; cookies: Record<string, string> } };
    for (const [key, value] of Object.entries(session.storage)) localStorage.setItem(key, value);
    for (const [name, value] of Object.entries(session.cookies))
      document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
  }, player);
  setFaults(faults);
  await page.goto(new URL(path, page.url()).href);
  await opened.waitForMounted('#area');
  return opened;
};

const usualHead = (json: object) => `
    <script type="application/json" data-cobble-config>${JSON.stringify(json)}</script><script>(${liveTexts})()</script>${tag()}`;
