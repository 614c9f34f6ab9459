import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../faults';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { experiment, outcome, site } from './site';

const server = harness();
const { publish, openPage } = server;

/** Records for each frame whether the hero is visible and whether it shows the variant. */
const record = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const note = () => {
      const hero = document.getElementById('hero');
      if (hero) {
        const { visibility, color } = getComputedStyle(hero);
        frames.push(`${visibility} ${color === 'rgb(1, 2, 3)' ? 'variant' : 'original'}`);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const frames = (page: Page) => page.evaluate(() => [...new Set((window as never as { frames_: string[] }).frames_)]);
/** Waits until the hero has been visible for some frames. */
const hasFrames = (page: Page) =>
  page.waitForFunction(() => (window as never as { frames_: string[] }).frames_.length > 1, { polling: 20 });
const shown = (page: Page) =>
  page.waitForFunction(() => (window as never as { frames_: string[] }).frames_.at(-1)?.startsWith('visible'), {
    timeout: 20_000,
  });

/** Returns a page with the tag before the content, as the docs advise, so that the tag runs first. */
const hero = (limit: string) => {
  publish('/exp/v.css', '#hero { color: rgb(1, 2, 3) }');
  publish('/exp/v.js', '');
  const { html, paths } = site(server, {
    config: [experiment('one', 'v')],
    flights: ['v'],
    attributes: `data-antiflicker="${limit}"`,
    body: '<h1 id="hero" data-antiflicker>Hero</h1>',
  });
  // Firefox doesn't support `blocking="render"`, so a tag without `async` has to block rendering.
  return { html: html.replace('<script async', '<script'), paths };
};

const open = async (limit: string, faults: Fault[] = []) => {
  const { html } = hero(limit);
  publish('/hero', html);
  return openPage('/hero', { faults, before: record, until: 'domcontentloaded' });
};

describe('anti-flicker on a slow network', () => {
  it("applies the variant's stylesheet before the hero is visible with a warm cache", async () => {
    const { page, requests } = await open('60000');
    await page.evaluate(outcome);
    const sheet = holdBack(/\/exp\/v\.css/);
    server.faults([sheet.fault, { url: /\/site\//, never: true }]);
    const before = requests.length;
    await page.reload({ waitUntil: 'domcontentloaded' });
    await hasFrames(page);
    sheet.send();
    await shown(page);
    expect(await frames(page)).toEqual(expect.not.arrayContaining(['visible original']));
    expect(await frames(page)).toContain('visible variant');
    expect(requests.slice(before).filter(({ path }) => path.startsWith('/site/'))).toEqual([]);
  });

  it('hides the hero until the answers arrive and then shows the variant with a cold cache', async () => {
    const [answers, sheet] = [holdBack(/\/site\/.*json/), holdBack(/\/exp\/v\.css/)];
    const { page, ...opened } = await open('60000', [answers.fault, sheet.fault]);
    await hasFrames(page);
    answers.send();
    await expect.poll(() => opened.requests.filter(({ path }) => path === '/exp/v.css')).toHaveLength(1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    sheet.send();
    await shown(page);
    expect(await frames(page)).toEqual(expect.not.arrayContaining(['visible original']));
  });

  it('shows the page at the time limit with a cold cache and no answers', async () => {
    const { page } = await open('400', [{ url: /\/site\/.*json/, never: true }]);
    await shown(page);
    expect(await frames(page)).toEqual(['hidden original', 'visible original']);
    expect(
      await page.evaluate(
        () => (window as never as { cobble: { flights: { experiments: string[] } } }).cobble.flights.experiments,
      ),
    ).toEqual([]);
  });
});

describe('the anti-flicker hide', () => {
  it.each<[string, Fault[]]>(
    sampleOf(
      [
        ['the chunk fails', [{ url: /chunks\/experiments/, status: 500 }]],
        ['the config fails', [{ url: /config\.json/, status: 500 }]],
        ['the assignment fails', [{ url: /assignment/, drop: true }]],
        ['the stylesheet fails', [{ url: /v\.css/, status: 404 }]],
        ['the stylesheet never loads', [{ url: /v\.css/, never: true }]],
        ['the script fails', [{ url: /v\.js/, status: 404 }]],
      ],
      2,
    ),
  )('ends hiding before the limit when %s', async (_, faults) => {
    const { page } = await open('600000', faults);
    await shown(page);
  });

  it.each(sampleOf(['', 'soon', '-1', '0'], 1))(
    'ends hiding when the limit has the invalid value %j',
    async (limit) => {
      const { page } = await open(limit, [{ url: /\/site\/.*json/, never: true }]);
      await shown(page);
      expect(await frames(page)).toEqual(['visible original']);
    },
  );
});
