import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import type { PropDescription } from '../../src/widgets/kit/description';
import { components, exampleOf, widgets } from './defaults/every-widget';
import { translator } from './defaults/foreign-scripts';
import { everyEndToEndTest } from './end-to-end/every-test';
import { openTestPage, settingsOf } from './end-to-end/open-test-page';
import { Visitor } from './end-to-end/visitor';
import { harness } from './harness';
import { tag } from './loader/tag';
import { sampleOf } from './sample-of';

/** Tests of areas that replace texts after a translation. */
const endToEndTests = (await everyEndToEndTest()).filter(({ area }) =>
  /^(help-centre|help-search|marketplace-search|minecoin-balance|newsletter-signup|player-profile|realms-subscription|support-ticket)$/.test(
    area,
  ),
);
const harnessed = harness();
const { pageWith } = harnessed;

/** Returns another value for a prop, of the same type. */
const changed = ({ type, values, max, default: fallback }: PropDescription, given: unknown): unknown => {
  const value = given ?? fallback;
  if (values) return values.find((other) => other !== value);
  if (type === 'boolean') return !value;
  if (type === 'number' || (type === 'amount' && typeof value === 'number')) return max ? 1.5 : Number(value ?? 5) + 72;
  if (type === 'list')
    return Array.isArray(value)
      ? value.slice(1).map((one: object) => ({ ...one, text: 'New', displayName: 'New' }))
      : [];
  return type === 'text' || type === 'amount' ? `${value ?? ''} new` : value;
};

const examples = components.flatMap((widget) => {
  const { props, examples } = widgets.find(({ name }) => name === widget)!;
  return examples.map(({ name, props: given = {} }) => ({
    id: `${widget}-${name}`,
    markup: exampleOf(widget, name, `${widget}-${name}`).replace('<div', '<div data-load="eager"'),
    given,
    updates: Object.fromEntries(
      Object.entries(props)
        // Changing `isLoading` would hide the other changes.
        .filter(([prop]) => prop !== 'isLoading')
        .map(([prop, description]) => [prop, changed(description, given[prop])]),
    ),
  }));
});

/** Replaces or wraps each text of the mounted widgets once. Runs in the page. */
const translateAll = (keepsText: boolean) => {
  for (const { shadowRoot } of document.querySelectorAll('[data-widget-state=mounted]')) {
    const walker = document.createTreeWalker(shadowRoot!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('option')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(keepsText ? text : text.data);
    }
  }
};
const readTexts = (page: Page) =>
  // Widgets without an id are in slots of other widgets.
  page.$$eval('[id][data-widget-state=mounted]', (all) =>
    all.map(({ id, shadowRoot }) => `${id}: ${shadowRoot!.textContent}`),
  );
/** Updates all examples in the task that translates them, before the code for translated pages has loaded. */
const update = (page: Page, to: 'updates' | 'given', keepsText?: boolean) =>
  page.evaluate(
    (all, keepsText) => {
      if (keepsText !== undefined) (window as never as { translateAll: typeof translateAll }).translateAll(keepsText);
      for (const { id, props } of all)
        (window as never as { cobble: { get(id: string): { update(props: object): void } } }).cobble
          .get(`#${id}`)
          .update(props);
    },
    examples.map(({ id, given, updates }) => ({
      id,
      props:
        to === 'updates'
          ? updates
          : { ...Object.fromEntries(Object.keys(updates).map((key) => [key, null])), ...given },
    })),
    keepsText,
  );
const show = async (head = '') => {
  const opened = await pageWith(
    `${head}<script>translateAll = ${translateAll}</script>${tag()}${examples.map(({ markup }) => markup).join('\n')}`,
  );
  await opened.waitForMounted();
  await opened.waitForIdle();
  return opened;
};

// Preact used to update text nodes that a translator had replaced, so the page didn't change.
describe('a translated page', () => {
  const translators = [
    ['replaces each text by a copy', false, ''],
    ['wraps each text', true, ''],
    ['replaces each text, also those that are added later', undefined, translator],
  ] as const;
  it.each(sampleOf(translators, 1))(
    'shows each updated prop of each component after a translator that %s',
    async (_, keepsText, head) => {
      const plain = await show();
      const before = await readTexts(plain.page);
      await update(plain.page, 'updates');
      await expect.poll(() => readTexts(plain.page)).not.toEqual(before);
      await plain.waitForIdle();
      const after = await readTexts(plain.page);

      const { page, errors, console: messages } = await show(head);
      await update(page, 'updates', keepsText);
      await expect.poll(() => readTexts(page)).toEqual(after);
      await update(page, 'given', keepsText);
      await expect.poll(() => readTexts(page)).toEqual(before);
      expect([...errors, ...messages.filter(({ type }) => type === 'error')]).toEqual([]);
    },
  );

  it.each(sampleOf(endToEndTests, 1))('shows each new text of $area', { timeout: 60_000 }, async (endToEndTest) => {
    const opened = await openTestPage(harnessed, endToEndTest, {
      player: true,
      head: () =>
        `${translator}<script type="application/json" data-cobble-config>${JSON.stringify(settingsOf(endToEndTest))}</script>${tag()}`,
    });
    await (endToEndTest.signedIn ?? endToEndTest.signedOut)(new Visitor(opened));
    expect(opened.errors).toEqual([]);
  });
});
