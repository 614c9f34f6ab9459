import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { harness } from '../harness';

const { pageWith } = harness({ sharesDocument: true });
const tag = '<script async src="/dist/realms/cobble.js"></script>';

const seen = (page: Page, id: string) =>
  page.$eval(`#${id}`, (element) => {
    const flat = (node: Node): string =>
      node instanceof HTMLSlotElement && node.assignedNodes().length
        ? node.assignedNodes().map(flat).join('')
        : node.childNodes.length
          ? [...node.childNodes].map(flat).join('')
          : (node.textContent ?? '');
    return flat(element.shadowRoot!).replace(/\s+/g, ' ').trim();
  });
const linkColor = (page: Page, id: string) => page.$eval(`#${id} >>> a`, (link) => getComputedStyle(link).color);

// WGT-17
it('has a green, orange or red link, and warns about other colours and uses green', async () => {
  const of = (id: string, color?: string) =>
    `<div id="${id}" data-widget="promo-banner" data-banner-text="News" data-banner-link="/n"${color ? ` data-link-color="${color}"` : ''}></div>`;
  const opened = await pageWith(
    tag + of('none') + of('g', 'Green') + of('o', 'Orange') + of('r', 'Red') + of('p', 'Purple'),
  );
  await opened.waitForMounted();
  const [none, green, orange, red, purple] = await Promise.all(
    ['none', 'g', 'o', 'r', 'p'].map((id) => linkColor(opened.page, id)),
  );
  expect(new Set([green, orange, red]).size).toBe(3);
  expect([none, purple]).toEqual([green, green]);
  await opened.waitForIdle();
  expect(opened.consoleMessages('warn')).toHaveLength(1);
  for (const part of ['promo-banner', '#p', 'data-link-color="Purple"'])
    expect(opened.consoleMessages('warn')[0]).toContain(part);
});

// LDR-4 LDR-6, interface 9: a banner with content used to report a missing data-banner-text.
it('accepts its text as content, and keeps its fallback and names the attribute if empty', async () => {
  const opened = await pageWith(
    `${tag}<div id="b" data-widget="promo-banner">Big <b>news</b></div><div id="none" data-widget="promo-banner" data-banner-link="/x"><i slot="link">Go</i></div>`,
  );
  await opened.waitForMounted('#b');
  expect(await seen(opened.page, 'b')).toBe('Big news');
  await opened.waitForState('error', '#none');
  await expect.poll(() => opened.consoleMessages('error').join()).toMatch(/the required data-banner-text is missing/);
  expect(opened.errors).toEqual([]);
  await opened.page.$eval('#b', (element) => element.replaceChildren());
  await opened.page.waitForFunction(
    () => !document.querySelector('#b')!.shadowRoot!.querySelector('slot')!.assignedNodes().length,
  );
  await opened.page.$eval('#b', (element) => element.append('Next'));
  expect(await seen(opened.page, 'b')).toBe('Next');
  expect(await opened.page.$eval('#b', (element) => (element as HTMLElement).dataset.widgetState)).toBe('mounted');
  await opened.page.$eval('#none', (element) => element.setAttribute('data-banner-text', 'Mended'));
  await opened.waitForMounted('#none');
  expect(await seen(opened.page, 'none')).toContain('Mended');
});

// LDR-4
it('shows slotted text and nodes instead of its attribute and follows their changes', async () => {
  const opened =
    await pageWith(`${tag}<div id="b" data-widget="promo-banner" data-banner-text="From the attribute" data-banner-link="#x" data-link-text="Go">Big <b>news</b> <span slot="link">Go there</span></div>
    <div id="white" data-widget="promo-banner" data-banner-text="From the attribute">
    </div>`);
  await opened.page.evaluate(() => Object.assign(window, { kept: document.querySelector('b') }));
  await opened.waitForMounted();
  expect(await seen(opened.page, 'b')).toBe('Big news Go there');
  expect(await seen(opened.page, 'white')).toBe('From the attribute');
  expect(
    await opened.page.evaluate(() => document.querySelector('b') === (window as never as { kept: Element }).kept),
  ).toBe(true);
  await opened.page.$eval('#b', (element) => element.replaceChildren());
  await opened.page.waitForFunction(() =>
    /From the attribute/.test(document.querySelector('#b')!.shadowRoot?.textContent ?? ''),
  );
  expect(await seen(opened.page, 'b')).toBe('From the attributeGo');
});

// Interface 5a
it('logs what is missing if it has no text', async () => {
  const opened = await pageWith(
    `${tag}<div id="b" data-widget="promo-banner" data-banner-link="/n" data-banner-text=""> <!-- The old words --> </div>`,
  );
  await opened.waitForState('error');
  await expect.poll(() => opened.consoleMessages('error', /promo-banner.*data-banner-text/)).toHaveLength(1);
});

it('keeps its text readable on any background colour and image of the page', async () => {
  const opened = await pageWith(`${tag}<style>b, span { color: #000 }</style>
    <div id="b" data-widget="promo-banner" data-banner-text="x" data-banner-link="/n" data-background-color="rgb(1, 2, 3)" data-background-image="/examples/pages/art/panorama.svg?a=%22)"><b>News</b><span slot="link">Read</span></div>`);
  await opened.waitForMounted();
  const { color, pattern, image, isWhole, front, plate, words, link } = await opened.page.$eval('#b', (element) => {
    const banner = element.shadowRoot!.firstElementChild!;
    const [picture, plate] = banner.children;
    const { backgroundColor: color, backgroundImage: pattern } = getComputedStyle(banner);
    const sizeOf = (one: Element) => [one.clientWidth, one.clientHeight].join();
    return {
      color,
      pattern,
      image: (picture as HTMLImageElement).src,
      isWhole: sizeOf(picture!) === sizeOf(banner),
      // The plate must be in front of the image here.
      front: element.shadowRoot!.elementFromPoint(
        plate!.getBoundingClientRect().x + 8,
        plate!.getBoundingClientRect().y + 8,
      )?.localName,
      plate: getComputedStyle(plate!).backgroundColor,
      words: getComputedStyle(element.querySelector('b')!).color,
      link: getComputedStyle(element.querySelector('span')!).color,
    };
  });
  expect(color).toBe('rgb(1, 2, 3)');
  expect(pattern).toBe('none');
  expect(image).toContain('/examples/pages/art/panorama.svg?a=%22)');
  expect(isWhole).toBe(true);
  expect(front).toBe('div');
  await expect.poll(() => opened.sent(/panorama\.svg/)).toHaveLength(1);
  // In the Realms theme, the plate is opaque, the text white and the link green.
  expect(plate).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  expect([words, link]).toEqual(['rgb(255, 255, 255)', await linkColor(opened.page, 'b')]);
});

it('ignores an invalid colour and an unsafe URL with one warning each', async () => {
  const opened = await pageWith(
    `${tag}<div id="b" data-widget="promo-banner" data-banner-text="News" data-background-color="url(/x)" data-background-image="javascript:alert(1)" data-banner-link="data:text/html,x"></div>`,
  );
  await opened.waitForMounted();
  expect(await opened.page.$('#b >>> a, #b >>> img')).toBeNull();
  expect(
    await opened.page.$eval('#b', (element) => element.shadowRoot!.firstElementChild!.getAttribute('style') ?? ''),
  ).toBe('');
  for (const attribute of ['background-color', 'background-image', 'banner-link'])
    await expect
      .poll(() => opened.consoleMessages('warn', new RegExp(`promo-banner.*#b.*data-${attribute}=`)))
      .toHaveLength(1);
});

it('wraps its lines on a phone, including long words', async () => {
  const opened = await pageWith(
    `<meta name="viewport" content="width=device-width">${tag}<div data-widget="promo-banner" data-banner-text="${'Blockbuster'.repeat(400)}" data-link-text="${'Longlinktext'.repeat(9)}" data-banner-link="/n" data-background-color="teal"></div>`,
    { viewport: { width: 320, height: 600 } },
  );
  await opened.waitForMounted();
  expect(
    await opened.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});
