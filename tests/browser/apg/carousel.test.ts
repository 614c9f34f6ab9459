import { describe, expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { accessibilityOf, examplesOf, focusedHandle, openSheet } from './catalogue';

const harnessed = harness();
const sheet = () => openSheet(harnessed, ['carousel']);
const examples = (await examplesOf('carousel'))
  .filter(({ name }) => !/^(single|empty)$/.test(name))
  .map(({ id }) => id);

// WGT-5
describe.each(sampleOf(examples, 1))('the carousel %s', (id) => {
  const slides = `#${id} > *`;

  it('is a region with the role description "carousel" and uniquely named slides', async () => {
    const { page } = await sheet();
    expect(await accessibilityOf((await page.$(`#${id} >>> section`))!)).toMatchObject({
      role: 'region',
      roledescription: 'carousel',
      name: expect.stringMatching(/\S/),
    });
    const names = await page.$$eval(slides, (all) =>
      all.map((slide) => [slide.role, slide.ariaRoleDescription, slide.ariaLabel]),
    );
    for (const [role, what] of names) expect([role, what]).toEqual(['group', 'slide']);
    expect(new Set(names.map(([, , name]) => name)).size).toBe(names.length);
    expect(await accessibilityOf((await page.$(slides))!)).toMatchObject({
      role: 'group',
      roledescription: 'slide',
      name: expect.stringMatching(/^1 of \d/),
    });
  });

  it('has native Previous and Next buttons before its slides in the tab order', async () => {
    const { page } = await sheet();
    const buttons = await page.$$(`#${id} >>> button`);
    expect(
      await Promise.all(
        buttons.map(async (button) => [
          await button.evaluate(({ localName }) => localName),
          (await accessibilityOf(button)).role,
          (await accessibilityOf(button)).name,
        ]),
      ),
    ).toEqual([
      ['button', 'button', 'Previous'],
      ['button', 'button', 'Next'],
    ]);
    for (const button of buttons)
      expect(
        await button.evaluate(
          (button) =>
            !!(button.getRootNode() as ShadowRoot)
              .getElementById(button.getAttribute('aria-controls')!)
              ?.querySelector('slot'),
        ),
      ).toBe(true);
    await buttons[0]!.focus();
    await page.keyboard.press('Tab');
    expect(await accessibilityOf(await focusedHandle(page))).toMatchObject({ name: 'Next' });
    await page.keyboard.press('Tab');
    expect(
      await (await focusedHandle(page)).evaluate(
        (at, button) => !!(button.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING),
        buttons[1]!,
      ),
    ).toBe(true);
  });

  it('moves on Enter and Space on its button, keeps the focus there and has a polite live region', async () => {
    const { page } = await sheet();
    const seen = () => page.$$eval(slides, (all) => all.findIndex((slide) => !(slide as HTMLElement).inert));
    expect(await seen()).toBe(0);
    const next = (await page.$(`#${id} >>> [aria-label=Next]`))!;
    for (const [index, key] of ['Enter', 'Space'].entries()) {
      await next.focus();
      await page.keyboard.press(key as 'Enter');
      await page.waitForFunction(
        (slides, index) =>
          [...document.querySelectorAll<HTMLElement>(slides)].findIndex(({ inert }) => !inert) === index,
        {},
        slides,
        index + 1,
      );
      expect(await accessibilityOf(await focusedHandle(page))).toMatchObject({ name: 'Next' });
    }
    expect(await accessibilityOf((await page.$(`#${id} >>> [role=group]`))!)).toMatchObject({ live: 'polite' });
  });

  it('hides off-screen slides from the keyboard and from screen readers', async () => {
    needs('accessibility tree');
    const { page } = await sheet();
    const states = await page.$$eval(slides, (all) => {
      const box = all[0]!.parentElement!.getBoundingClientRect();
      return all.map((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return [(slide as HTMLElement).inert, right <= box.left + 1 || left >= box.right - 1];
      });
    });
    expect(states.some(([, out]) => out)).toBe(true);
    for (const [inert, out] of states) expect(inert).toBe(out);
    expect(await accessibilityOf((await page.$(`${slides}:last-child`))!)).toMatchObject({ ignored: true });
  });
});

/** Runs before the page's scripts: makes timers 100 times as fast. */
const hurry = () => {
  const { setTimeout, setInterval } = window;
  Object.assign(window, {
    setTimeout: (task: () => void, ms = 0, ...given: []) => setTimeout(task, ms / 100, ...given),
    setInterval: (task: () => void, ms = 0, ...given: []) => setInterval(task, ms / 100, ...given),
  });
};

// WGT-5
it('never rotates a carousel automatically', async () => {
  const { page } = await openSheet(harnessed, ['carousel'], { before: (page) => page.evaluateOnNewDocument(hurry) });
  const running = () =>
    page.$$eval(
      '[data-widget=carousel]',
      (all) =>
        all.flatMap(({ shadowRoot }) => shadowRoot!.getAnimations()).filter(({ playState }) => playState === 'running')
          .length,
    );
  await expect.poll(running).toBe(0);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 60_000)));
  for (const id of examples)
    expect([
      id,
      await page.$$eval(`#${id} > *`, (all) => all.findIndex((slide) => !(slide as HTMLElement).inert)),
    ]).toEqual([id, 0]);
});
