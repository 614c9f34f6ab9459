import type { Frame } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { areas, exampleOf } from '../defaults/every-widget';
import { once } from '../defaults/once';
import { experiment } from '../experiments/site';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';

const { pageWith, publish, origin } = harness();

/** Every area loads eagerly, so that nothing depends on the frame's size. */
const everyArea = areas.map((area) => exampleOf(area).replace('data-widget', 'data-load="eager" data-widget')).join('');
const pageOf = (tag: string, body = everyArea) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Frame</title>${tag}</head><body>${body}</body></html>`;
const attributeText = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Wraps HTML in each kind of frame. A relative `src` in `about:srcdoc` is resolved against the page around it. */
const frames: Readonly<Record<string, (html: string) => string>> = {
  'an about:srcdoc frame': (html) => `<iframe srcdoc="${attributeText(html)}"></iframe>`,
  'a sandboxed about:srcdoc frame': (html) =>
    `<iframe sandbox="allow-scripts" srcdoc="${attributeText(html)}"></iframe>`,
  'a sandboxed frame': (html) => {
    publish('/framed', html);
    return '<iframe sandbox="allow-scripts" src="/framed"></iframe>';
  },
};

/** Waits until every area has failed, or shows its content, an error or the sign-in. */
const settled = async (opened: OpenedPage): Promise<Frame> => {
  const frame = opened.page.frames()[1]!;
  await frame.waitForFunction(
    (ids) =>
      ids.every((id) => {
        const host = document.getElementById(id);
        const busy = [...(host?.shadowRoot?.querySelectorAll('[role=status],[aria-busy=true]') ?? [])].some(
          (one) => one.ariaBusy === 'true' || one.textContent === 'Loading…',
        );
        return host?.dataset.widgetState === 'error' || (host?.dataset.widgetState === 'mounted' && !busy);
      }),
    {},
    areas,
  );
  await opened.waitForIdle();
  return frame;
};

const look = (frame: Frame) =>
  frame.$$eval('[data-widget][id]', (elements) =>
    (elements as HTMLElement[]).map(({ id, dataset, shadowRoot }) => ({
      id,
      state: dataset.widgetState,
      alert: [...(shadowRoot?.querySelectorAll('[role=alert]') ?? [])].map((one) => one.textContent).join(''),
      links: [...(shadowRoot?.querySelectorAll('a') ?? [])].map(({ href }) => href),
    })),
  );

// In these frames, `location.origin` may be "null", and `location.href` can't serve as a base URL.
describe.each(sampleOf(Object.entries(frames), 2))('in %s', (_, frameOf) => {
  const visited = once(async () => {
    const opened = await pageWith(frameOf(pageOf(tag())));
    return { opened, widgets: await look(await settled(opened)) };
  });

  it('shows the answer of every area, from the site around the frame', async () => {
    const { opened, widgets } = await visited();
    expect(widgets.filter(({ state, alert }) => state !== 'mounted' || alert)).toEqual([]);
    expect([opened.errors, opened.console]).toEqual([[], []]);
    expect(opened.requests.filter(({ status, url }) => status! > 204 || !url.startsWith(origin()))).toEqual([]);
  });

  it('opens an article by its link, although the frame may not change its URL', { tags: 'all' }, async () => {
    const opened = await pageWith(frameOf(pageOf(tag())));
    const frame = await settled(opened);
    await frame.evaluate(() => {
      const { shadowRoot } = document.querySelector('#help-centre')!;
      shadowRoot!.querySelector<HTMLElement>('a[href*="hc-article="]')!.click();
    });
    await frame.waitForFunction(() => document.querySelector('#help-centre')!.shadowRoot!.querySelector('article'));
    expect(opened.errors).toEqual([]);
  });

  // AUT-1
  it("links signed-out areas to the site's sign-in", async () => {
    const { widgets } = await visited();
    const waysIn = widgets.flatMap(({ links }) => links).filter((href) => href.includes('/login'));
    expect(waysIn.length).toBeGreaterThan(5);
    expect(waysIn.filter((href) => !href.startsWith(`${origin()}/en-us/login`))).toEqual([]);
  });
});

// Reading cookies throws in a sandboxed frame.
it('runs experiments in a sandboxed frame by a config that allows the origin null', async () => {
  const config = { experiments: [experiment('one', 'a', { js: [], css: [] })] };
  const settings = { experiments: { configUrl: '/framed-config.json' } };
  publish('/framed-config.json', JSON.stringify(config), { 'access-control-allow-origin': '*' });
  publish(
    '/framed',
    `<script type="application/json" data-cobble-config>${JSON.stringify(settings)}</script>${tag('data-experiments="on"')}`,
  );
  const opened = await pageWith('<iframe sandbox="allow-scripts" src="/framed?enableflights=a"></iframe>');
  const applied = await opened.page.frames()[1]!.evaluate(async () => {
    const { flights } = window.cobble as { flights: { ready: Promise<void>; applied: string[] } };
    await flights.ready;
    return flights.applied;
  });
  expect(applied).toEqual(['one:a']);
});

describe('in a data: URL, whose site is unknown', () => {
  const dataPage = async (attributes: string) => {
    const script = `<script src="${origin()}/dist/realms/cobble.js" ${attributes}></script>`;
    const opened = await pageWith(`<iframe src="data:text/html,${encodeURIComponent(pageOf(script))}"></iframe>`);
    return { opened, widgets: await look(await settled(opened)) };
  };

  it('shows an error in areas, and names data-api in the console, unless it is set', { tags: 'all' }, async () => {
    const { opened, widgets } = await dataPage('');
    expect(widgets.filter(({ state }) => state !== 'mounted')).toEqual([]);
    expect(widgets.find(({ id }) => id === 'marketplace-popular')?.alert).toContain('again');
    expect(opened.consoleMessages('warn', /popular: .*not http\(s\)\. Fix: set it or data-api/)).toHaveLength(1);
    expect([opened.errors, opened.consoleMessages('error')]).toEqual([[], []]);
    const { opened: withApi, widgets: shown } = await dataPage(`data-api="${origin()}"`);
    expect(shown.filter(({ state, alert }) => state !== 'mounted' || alert)).toEqual([]);
    expect([withApi.errors, withApi.consoleMessages('error')]).toEqual([[], []]);
  });
});
