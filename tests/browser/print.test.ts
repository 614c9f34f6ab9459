import { expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { exampleMarkup } from '../../cli/catalogue/example-markup';
import { harness } from './harness';
import { tag } from './loader/tag';

const { pageWith } = harness();
const widgets = await findWidgets(`${process.cwd()}/`);
const first = widgets.flatMap(({ description }) =>
  description.examples.slice(0, 1).map((example) => exampleMarkup(description, example, { 'data-load': 'eager' })),
);

it.each(['black'])('prints each widget completely, without backgrounds or buttons (%s)', async (theme) => {
  const { page, mounted } = await pageWith(`${tag('', theme)}${first.join('\n')}`).then((opened) => ({
    page: opened.page,
    mounted: opened.waitForMounted('[data-widget]'),
  }));
  await mounted;
  await page.emulateMediaType('print');
  const wrong = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    return [...document.querySelectorAll<HTMLElement>('[data-widget]')].flatMap((host) =>
      [...(host.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])].filter(isSeen).flatMap((element) => {
        const style = getComputedStyle(element);
        const faults = {
          color: style.color !== 'rgb(0, 0, 0)',
          surface: style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none',
          shadow: style.boxShadow !== 'none',
          button: element.matches('button'),
          cut: style.overflow !== 'visible' && !element.matches('img,svg,svg *,canvas,input,select,textarea,video'),
        };
        return Object.entries(faults)
          .filter(([, is]) => is)
          .map(([fault]) => `${host.dataset.widget} ${element.tagName.toLowerCase()}: ${fault} ${style.overflow}`);
      }),
    );
  });
  expect([...new Set(wrong)]).toEqual([]);
});

it('prints every carousel slide, the full text of a card and the URL of external links', async () => {
  const slides = Array.from({ length: 7 }, (_, i) => `<p>Slide ${i}</p>`).join('');
  const items = [
    { type: 'Accordion', text: 'word '.repeat(200), clampSize: 2 },
    { type: 'Link', text: 'Elsewhere', href: 'https://a.example/b' },
  ];
  const opened = await pageWith(
    `${tag()}<div style="width:600px"><div data-widget="carousel" data-load="eager" data-label="Seven" data-visible="2">${slides}</div>
    <div data-widget="profile-game-card" data-load="eager" data-game-title="Game" data-items='${JSON.stringify(items)}'></div></div>`,
  );
  await opened.waitForMounted();
  const { page } = opened;
  await page.emulateMediaType('print');
  const shown = await page.evaluate(() => {
    const [carousel, card] = [...document.querySelectorAll('[data-widget]')].map((one) => ({
      element: one,
      box: one.getBoundingClientRect(),
      root: one.shadowRoot as ShadowRoot,
    }));
    return {
      outside: [...(carousel?.element.children ?? [])].filter((slide) => {
        const { left, right, height } = slide.getBoundingClientRect();
        return height === 0 || left < (carousel?.box.left ?? 0) - 1 || right > (carousel?.box.right ?? 0) + 1;
      }).length,
      cut: [...(card?.root.querySelectorAll('p') ?? [])].filter((one) => one.scrollHeight > one.clientHeight + 1)
        .length,
      address: [...(card?.root.querySelectorAll('a') ?? [])].map((link) => getComputedStyle(link, '::after').content),
    };
  });
  expect(shown.outside).toBe(0);
  expect(shown.cut).toBe(0);
  expect(shown.address.join()).toContain('https://a.example/b');
});

it('prints an open dialog in place, makes it modal again afterwards and omits a closed one', {
  tags: 'all',
}, async () => {
  const opened = await pageWith(
    `${tag()}<p id="before">Before</p><div id="m" data-widget="modal" data-load="eager" data-heading="Open"><p>Inside</p></div>
    <div id="f" data-widget="flyout" data-load="eager" data-heading="Closed"><p>Hidden</p></div><p id="after">After</p>`,
  );
  await opened.waitForMounted();
  const { page } = opened;
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const name of ['open', 'close']) document.addEventListener(`cobble:${name}`, () => seen.push(name));
    (window.cobble as { get(name: string): { open(): void } }).get('#m').open();
  });
  const look = () =>
    page.evaluate(() => {
      const dialog = (id: string) =>
        document.querySelector(id)?.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
      const at = (id: string) => (document.querySelector(id) as Element).getBoundingClientRect();
      const box = dialog('#m').getBoundingClientRect();
      return {
        modal: dialog('#m').matches(':modal'),
        between: box.height > 0 && box.top >= at('#before').bottom && box.bottom <= at('#after').top,
        closed: dialog('#f').getClientRects().length,
        seen: (window as { seen?: string[] }).seen,
      };
    });
  await page.emulateMediaType('print');
  await expect.poll(look).toEqual({ modal: false, between: true, closed: 0, seen: ['open'] });
  await page.emulateMediaType('screen');
  await expect.poll(look).toMatchObject({ modal: true, between: false, seen: ['open'] });
});
