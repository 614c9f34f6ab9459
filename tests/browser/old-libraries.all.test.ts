import { describe, expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { exampleMarkup } from '../../cli/catalogue/example-markup';
import { attributeOf } from '../../src/embed/read-props';
import { press, waitForText } from './areas/player';
import { experiment, outcome, site } from './experiments/site';
import { harness } from './harness';
import { tag } from './loader/tag';
import { oldLibraries } from './old-libraries';
import type { OpenedPage } from './opened-page';

const harnessed = harness();
const { pageWith } = harnessed;
const descriptions = (await findWidgets(`${process.cwd()}/`)).map(({ description }) => description);
const components = descriptions.filter(({ kind }) => kind === 'component');
const structured = components.flatMap((description) => {
  const [prop] = Object.entries(description.props).find(([, { type }]) => type === 'list' || type === 'record') ?? [];
  const example = description.examples.find(({ props }) => prop && props?.[prop]);
  return prop && example ? [{ description, prop, example }] : [];
});

const look = ({ page }: OpenedPage) =>
  page.$$eval('[data-widget]', (elements) =>
    elements.map(({ id, shadowRoot }) => [
      id,
      shadowRoot?.innerHTML.replace(/c\d+/g, 'c').replace(/blob:[^"]*/g, 'blob:'),
    ]),
  );
const received = (opened: OpenedPage, path: string) =>
  opened.page.evaluate(async (path) => {
    const list = (await (await fetch('/__sandbox/requests')).json()) as
      | { url: string; body: string }[]
      | { requests: { url: string; body: string }[] };
    return (Symbol.iterator in list ? [...list] : list.requests)
      .filter(({ url }) => url.startsWith(path))
      .map(({ body }) => body);
  }, path);

// LDR-5 LDR-6
describe.each(Object.entries(oldLibraries))('a page with %s', (_, library) => {
  const script = `<script>${library}</script>`;

  it('renders every component as a page without it', async () => {
    const html = components
      .map((description) =>
        description.examples
          .map((example) =>
            exampleMarkup(description, example, { id: `${description.name}-${example.name}`, 'data-load': 'eager' }),
          )
          .join('\n'),
      )
      .join('\n')
      // Nested widgets load eagerly, too. Otherwise, whether they load in a panel depends on when it closes.
      .replaceAll('<div data-widget=', '<div data-load="eager" data-widget=');
    const [beside, without] = (await Promise.all(
      [script, ''].map(async (before) => {
        const opened = await pageWith(before + tag() + html);
        await opened.waitForState('mounted');
        await opened.waitForRendering();
        return opened;
      }),
    )) as [OpenedPage, OpenedPage];
    expect(await look(beside)).toEqual(await look(without));
    expect(beside.errors).toEqual([]);
    expect(beside.consoleMessages('warn')).toEqual(without.consoleMessages('warn'));
  }, 60_000);

  it.each(structured)(
    'accepts $description.name $prop by attribute, data-props and update despite a patched JSON.stringify',
    async ({ description, prop, example }) => {
      const value = example.props![prop];
      const { [prop]: _, ...others } = example.props!;
      const rest = exampleMarkup(description, { ...example, props: others }, { 'data-load': 'eager' });
      const as = (id: string, more = '') => rest.replace('<div ', `<div id="${id}" ${more} `);
      const opened = await pageWith(`${script}${as('attribute')}${as('props')}${as('update')}${as('plain')}<script>
      var value = ${JSON.stringify(value)}, by = function (id) { return document.getElementById(id); };
      by('attribute').setAttribute('${attributeOf(prop)}', JSON.stringify(value));
      by('props').setAttribute('data-props', JSON.stringify({ ${prop}: value }));
      by('plain').setAttribute('${attributeOf(prop)}', ${JSON.stringify(JSON.stringify(value))});
      (window.cobble = window.cobble || []).push(function (cobble) { cobble.get('#update').update({ ${prop}: value }); });
    </script>${tag()}`);
      await opened.waitForMounted();
      const seen = new Map((await look(opened)) as [string, string][]);
      await opened.page.waitForFunction(
        (prop) =>
          !!(window.cobble as { get(id: string): { props: Record<string, unknown> } }).get('#update').props[prop],
        {},
        prop,
      );
      for (const id of ['attribute', 'props', 'update']) expect([id, seen.get(id)]).toEqual([id, seen.get('plain')]);
      expect(await opened.page.$eval('#update', (element, name) => element.getAttribute(name), attributeOf(prop))).toBe(
        JSON.stringify(value),
      );
      // Set the prop by data-props, with a list of lists, and remove it again.
      expect(
        await opened.page.evaluate(async (prop) => {
          const { get } = window.cobble as { get(id: string): { update(props: object): unknown } };
          const element = document.querySelector<HTMLElement>('#props')!;
          element.dataset.props = `{"${prop}":[{"a":[1,[2]]}],"kept":[[1],{"b":[]}]}`;
          await get('#props').update({ [prop]: null });
          return element.dataset.props;
        }, prop),
      ).toBe('{"kept":[[1],{"b":[]}]}');
      expect(opened.errors).toEqual([]);
    },
  );

  it('moves a carousel', async () => {
    const { page } = await (async () => {
      const opened = await pageWith(
        `${script}${tag()}<div style="height:2000px"></div><div id="a" style="width:300px" data-widget="carousel" data-label="S"><p>1</p><p>2</p><p>3</p></div><div style="height:2000px"></div>`,
      );
      await opened.waitForMounted();
      return opened;
    })();
    await page.$eval('#a', (element) => element.scrollIntoView());
    const before = await page.evaluate(() => scrollY);
    await page.$eval('#a', ({ shadowRoot }) => [...shadowRoot!.querySelectorAll('button')].at(-1)!.click());
    await page.waitForFunction(() =>
      [...(document.querySelector('#a')!.shadowRoot?.querySelectorAll('*') ?? [])].some(
        ({ scrollLeft }) => scrollLeft > 250,
      ),
    );
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  // ARE-7 MKT-10
  it('sends newsletter choices as a list under the specified name', async () => {
    const opened = await pageWith(
      `${script}${tag()}<div id="a" data-load="eager" data-widget="newsletter-signup"></div>`,
    );
    await waitForText(opened, '#a', /news of the game/);
    await opened.page.evaluate(() => {
      const { shadowRoot } = document.querySelector('#a')!;
      const email = shadowRoot!.querySelector<HTMLInputElement>('input[type=email]')!;
      email.value = 'noor@example.com';
      email.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      for (const box of shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.click();
    });
    await press(opened, '#a', /^subscribe$/);
    await waitForText(opened, '#a', /you’re subscribed/);
    const [body] = await received(opened, '/api/v1.0/newsletter/subscribe');
    expect(JSON.parse(body!)).toEqual({
      subscriptOptions: expect.objectContaining({
        email: 'noor@example.com',
        options: ['news', 'marketplace', 'realms', 'education'],
      }),
    });
    expect(opened.errors).toEqual([]);
  }, 60_000);

  // ARE-4
  it('keeps only the selected filters in a search URL', async () => {
    const opened = await pageWith(
      `${script}${tag()}<div id="a" data-load="eager" data-widget="marketplace-search" data-page-size="4"></div>`,
    );
    await waitForText(opened, '#a', /page 1 of/);
    await press(opened, '#a', /^next$/);
    await waitForText(opened, '#a', /page 2 of/);
    expect(await opened.page.evaluate(() => location.search + location.hash)).toBe('?mp-page=2');
    expect(
      await opened.page.$eval('#a', ({ shadowRoot }) => shadowRoot!.querySelectorAll('li a').length),
    ).toBeGreaterThan(0);
    expect(opened.errors).toEqual([]);
  }, 60_000);

  // ARE-3 SUP-6
  it('restores a ticket draft after a reload', async () => {
    const opened = await pageWith(`${script}${tag()}<div id="a" data-load="eager" data-widget="support-ticket"></div>`);
    await waitForText(opened, '#a', /add files/);
    await opened.page.evaluate(() => {
      const area = document.querySelector('#a')!.shadowRoot!.querySelector('textarea')!;
      area.value = 'It rains inside.';
      area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    });
    await opened.page.waitForFunction(() =>
      Object.entries(sessionStorage).some(([, text]) => String(text).includes('It rains')),
    );
    await opened.page.reload();
    await waitForText(opened, '#a', /add files/);
    expect(await opened.page.$eval('#a', ({ shadowRoot }) => shadowRoot!.querySelector('textarea')!.value)).toBe(
      'It rains inside.',
    );
    expect(opened.errors).toEqual([]);
  }, 60_000);

  // EXP-5 EXP-6 EXP-8
  it('matches experiments as a page without it', async () => {
    const { publish } = harnessed;
    const config = [
      experiment('one', 'on', { include: '^/page/(?:x|[a-z0-9]+)', js: [] }),
      experiment('lists', 'all', { include: ['/page/deep', '/page'], js: [] }),
      experiment('none', 'off', { include: '/page/nowhere', js: [] }),
    ];
    const { html } = site({ publish }, { config, flights: ['on', 'all', 'off'], head: script });
    publish('/exp/on.css', '');
    publish('/exp/all.css', '');
    const opened = await pageWith(html);
    const { on, experiments, styles } = await opened.page.evaluate(outcome);
    expect([on, experiments, styles]).toEqual([
      ['on', 'all', 'off'],
      ['one:on', 'lists:all'],
      ['/exp/on.css', '/exp/all.css'],
    ]);
    expect(opened.errors).toEqual([]);
  });
});
