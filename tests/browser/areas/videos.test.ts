import type { ElementHandle, HTTPRequest, Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { harness } from '../harness';
import { tag } from '../loader/tag';

const { pageWith, publish, origin } = harness();

/** Responds for hosts of videos: `/play` returns a player, `/to?URL` redirects. */
const answerHttps = (request: HTTPRequest) => {
  const { protocol, pathname, search } = new URL(request.url());
  if (protocol !== 'https:') return void request.continue();
  const answer =
    pathname === '/to'
      ? { status: 302, headers: { location: decodeURIComponent(search.slice(1)) } }
      : {
          contentType: 'text/html',
          body: '<script>localStorage.own = 1; top.postMessage([location.host, document.referrer], "*")</script>',
        };
  void request.respond(answer);
};

/** Runs in each frame. */
const noteMessages = () => {
  const seen: unknown[] = [];
  Object.assign(window, { seen });
  addEventListener('message', ({ data }) => seen.push(data));
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => top!.postMessage(effectiveDirective, '*'));
};
const seen = (page: Page) => page.evaluate(() => (window as never as { seen: unknown[] }).seen);

const show = async (src: string, videoHosts: readonly string[], blocked: readonly string[] = []) => {
  needs('intercepted requests');
  publish('/own', '<script>top.postMessage("own", "*")</script>');
  const article = { id: 1, title: 'Bridges', body: `<p><iframe src="${src}"></iframe></p>` };
  const opened = await pageWith(
    `<script type="application/json" data-cobble-config>{ "helpCentre": { "videoHosts": ${JSON.stringify(videoHosts)} } }</script>${tag()}<div data-widget="help-article" data-article-id="1" data-load="eager"></div>`,
    {
      blocked,
      faults: [{ url: /\/articles\/1(\?|$)/, body: JSON.stringify({ article }) }],
      before: async (page) => {
        await page.evaluateOnNewDocument(noteMessages);
        await page.setRequestInterception(true);
        page.on('request', answerHttps);
      },
    },
  );
  const link = await opened.page.waitForFunction(() =>
    document.querySelector('[data-widget]')!.shadowRoot?.querySelector('a[data-video]'),
  );
  await (link as ElementHandle<Element>).click();
  return opened;
};

it("plays with the player's own storage and the page's referrer, also after a redirect to a listed host", async () => {
  for (const src of [
    'https://films.test/play',
    `https://videos.test/to?${encodeURIComponent('https://films.test/play')}`,
  ]) {
    const { page } = await show(src, ['videos.test', 'films.test']);
    await expect.poll(() => seen(page)).toEqual([['films.test', `${origin()}/`]]);
  }
});

// Scripts of a frame at the page's own origin could remove the frame's sandbox.
it("doesn't follow a redirect to the page's own origin", async () => {
  const { page } = await show(`https://videos.test/to?${encodeURIComponent(`${origin()}/own`)}`, [
    'videos.test',
    new URL(origin()).host,
  ]);
  await expect.poll(() => seen(page)).toEqual(['frame-src']);
});

it("follows the link if the player's code doesn't load", async () => {
  const { page } = await show('https://films.test/play', ['films.test'], ['*/play-video*']);
  await expect.poll(() => page.url()).toBe('https://films.test/play');
});
