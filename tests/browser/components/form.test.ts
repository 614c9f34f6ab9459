import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import type { PageWithOptions } from '../harness';
import { harness } from '../harness';
import { call, focused, stage, told, toldSoon } from './stage';

const { pageWith } = harness();

const options = '[{"key":"rel","displayName":"Best match"},{"key":"asc","displayName":"Low to high"}]';
const text = (attributes = '', html = '') =>
  `<div id="t" data-widget="text-input" data-load="eager" data-label="World" data-name="world" ${attributes}>${html}</div>`;
const sort = (attributes = '') =>
  `<div id="s" data-widget="sort-dropdown" data-load="eager" data-name="order" data-options='${options}' ${attributes}></div>`;
const form = (html: string, attributes = '') => `<form id="f" ${attributes}>${html}</form>`;
/** Tells what a submission would send, and sends nothing. */
const listen = `<script>document.addEventListener('submit', (event) => {
  event.preventDefault();
  told.push(['sent', Object.fromEntries(new FormData(event.target)), event.submitter?.id ?? '']);
});</script>`;

const show = async (html: string, pageOptions: PageWithOptions = {}) => {
  const opened = await pageWith(stage + listen + html, pageOptions);
  await opened.mounted();
  return { opened, page: opened.page };
};
const data = (page: Page) => page.$eval('form', (element) => [...new FormData(element as HTMLFormElement)]);
const input = '#t >>> input';
const inside = (page: Page, id: string, selector: string) =>
  page.$eval(`#${id} >>> ${selector}`, (element) => element.textContent);

describe('a widget in a form', () => {
  it('is in its data under data-name, as it is at the moment', async () => {
    const { page } = await show(form(`${text('data-value="Birch"')}${sort('data-value="asc"')}`));
    expect(await data(page)).toEqual([
      ['world', 'Birch'],
      ['order', 'asc'],
    ]);
    await page.type(input, ' Valley');
    await page.select('#s >>> select', 'rel');
    expect(await data(page)).toEqual([
      ['world', 'Birch Valley'],
      ['order', 'rel'],
    ]);
    await page.$eval('#t', (element) => element.setAttribute('data-value', ''));
    await page.waitForFunction(() => new FormData(document.querySelector('form')!).get('world') === '');
  });

  it('without data-name is not in its data, and follows a change of the name', async () => {
    const { page } = await show(form(text().replace('data-name="world"', '')));
    expect(await data(page)).toEqual([]);
    await page.$eval('#t', (element) => element.setAttribute('data-name', 'later'));
    await page.waitForFunction(() => new FormData(document.querySelector('form')!).has('later'));
  });

  it('read-only is in its data too, and is not complained about', async () => {
    const { page } = await show(form(text('data-required data-disabled')));
    expect(await data(page)).toEqual([['world', '']]);
    expect(await page.$eval('form', (element) => (element as HTMLFormElement).checkValidity())).toBe(true);
  });

  it('required and empty blocks a submission: the message is seen, the focus is in it; filled in, it lets it go', async () => {
    const { page } = await show(
      form(`${text('data-required data-required-text="A name, please"')}<button id="go">Go</button>`),
    );
    await page.click('#go');
    await page.waitForFunction(
      () => document.querySelector('#t')!.shadowRoot!.querySelector('[aria-live]')!.textContent,
    );
    expect(await inside(page, 't', '[aria-live]')).toBe('A name, please');
    expect(
      await page.$eval(
        '#t >>> [aria-live]',
        (element) => (element as HTMLElement).checkVisibility() && element.getBoundingClientRect().height > 10,
      ),
    ).toBe(true);
    expect(
      await page.$eval(input, (element) => element.matches(':focus') && element.getAttribute('aria-invalid')),
    ).toBe('true');
    expect(await told(page)).toEqual([]);
    await page.keyboard.type('B');
    expect(await inside(page, 't', '[aria-live]')).toBe('');
    await page.click('#go');
    expect((await toldSoon(page, 2)).at(-1)).toEqual(['sent', { world: 'B' }, 'go']);
  });

  it('of a type blocks what is none', async () => {
    const { page } = await show(
      form(`${text('data-type="email" data-value="noor" data-invalid-text="No address"')}<button id="go">Go</button>`),
    );
    await page.click('#go');
    await page.waitForFunction(
      () => document.querySelector('#t')!.shadowRoot!.querySelector('[aria-live]')!.textContent === 'No address',
    );
    expect(await told(page)).toEqual([]);
  });

  it('a dropdown blocks while an option with an empty key is picked', async () => {
    const { page } = await show(
      form(
        `<div id="s" data-widget="sort-dropdown" data-load="eager" data-name="order" data-required data-options='[{"key":"","displayName":"Choose"},{"key":"a","displayName":"A"}]'></div><button id="go">Go</button>`,
      ),
    );
    await page.click('#go');
    await page.waitForFunction(
      () => document.querySelector('#s')!.shadowRoot!.querySelector('[aria-live]')!.textContent === 'Please pick one.',
    );
    expect(await page.$eval('#s >>> select', (element) => element.matches(':focus'))).toBe(true);
    await page.select('#s >>> select', 'a');
    await page.click('#go');
    expect((await toldSoon(page, 2)).at(-1)).toEqual(['sent', { order: 'a' }, 'go']);
  });

  it("is asked in its turn: the first that is wrong gets the focus, the page's own or ours", async () => {
    const { page } = await show(
      form(
        `<input id="native" name="native" required>${text('data-required')}<input id="after" required><button id="go">Go</button>`,
      ),
    );
    await page.click('#go');
    expect(await focused(page)).toBe('native');
    expect(await inside(page, 't', '[aria-live]')).toBe('');
    await page.type('#native', 'x');
    await page.click('#go');
    expect(await page.$eval(input, (element) => element.matches(':focus'))).toBe(true);
  });

  it('checkValidity() takes no focus and shows nothing', async () => {
    const { page } = await show(form(`<input id="native">${text('data-required')}`));
    await page.focus('#native');
    expect(await page.$eval('form', (element) => (element as HTMLFormElement).checkValidity())).toBe(false);
    expect(await focused(page)).toBe('native');
    expect(await inside(page, 't', '[aria-live]')).toBe('');
  });

  it("an error label of the page's marks it, and does not block", async () => {
    const { page } = await show(form(`${text('data-value="x" data-error-label="Taken"')}<button id="go">Go</button>`));
    await page.click('#go');
    expect(await toldSoon(page, 1)).toEqual([['sent', { world: 'x' }, 'go']]);
  });

  it("goes back to the page's value with form.reset(), and forgets its complaint", async () => {
    const { page } = await show(
      form(`${text('data-value="Birch" data-required')}${sort('data-value="asc"')}<button id="go">Go</button>`),
    );
    await page.select('#s >>> select', 'rel');
    await page.$eval(input, (element) => (element as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    await page.click('#go');
    await page.waitForFunction(
      () => document.querySelector('#t')!.shadowRoot!.querySelector('[aria-live]')!.textContent,
    );
    await page.$eval('form', (element) => (element as HTMLFormElement).reset());
    expect(await data(page)).toEqual([
      ['world', 'Birch'],
      ['order', 'asc'],
    ]);
    expect(await page.$eval(input, (element) => (element as HTMLInputElement).value)).toBe('Birch');
    await page.waitForFunction(
      () => !document.querySelector('#t')!.shadowRoot!.querySelector('[aria-live]')!.textContent,
    );
  });

  it('in a disabled fieldset can not be used and is not sent, until that is enabled', async () => {
    const { page } = await show(
      form(`<fieldset disabled>${text('data-value="Birch" data-required')}${sort()}</fieldset>`),
    );
    const off = () =>
      page.evaluate(() =>
        ['#t', '#s'].map(
          (id) => document.querySelector(id)!.shadowRoot!.querySelector<HTMLInputElement>('input, select')!.disabled,
        ),
      );
    expect(await off()).toEqual([true, true]);
    expect(await data(page)).toEqual([]);
    await page.$eval('fieldset', (element) => element.removeAttribute('disabled'));
    await page.waitForFunction(() => !document.querySelector('#t')!.shadowRoot!.querySelector('input')!.disabled);
    expect(await off()).toEqual([false, false]);
    expect(await data(page)).toEqual([
      ['world', 'Birch'],
      ['order', 'rel'],
    ]);
    await page.$eval('fieldset', (element) => element.setAttribute('disabled', ''));
    await page.waitForFunction(() => document.querySelector('#t')!.shadowRoot!.querySelector('input')!.disabled);
  });

  it.each(['no-store', 'max-age=60'])('is restored on back navigation (%s), but for a password', async (cache) => {
    const { page, opened } = await show(
      form(
        `${text('data-value="Birch"')}${sort()}<div id="p" data-widget="text-input" data-load="eager" data-label="Password" data-type="password" data-name="password"></div>`,
      ),
      { headers: { 'cache-control': cache } },
    );
    await page.type(input, ' Valley');
    await page.select('#s >>> select', 'asc');
    await page.type('#p >>> input', 'creeper');
    await page.goto(`${new URL(page.url()).origin}/examples/pages/plain.html`);
    await page.goBack();
    await opened.mounted();
    expect(await page.$eval(input, (element) => (element as HTMLInputElement).value)).toBe('Birch Valley');
    expect((await data(page)).slice(0, 2)).toEqual([
      ['world', 'Birch Valley'],
      ['order', 'asc'],
    ]);
    if (cache === 'no-store')
      expect(await page.$eval('#p >>> input', (element) => (element as HTMLInputElement).value)).toBe('');
  });

  it("can be clicked by a label of the page's around it, and read by scripts through form.elements", async () => {
    const { page } = await show(form(`<label><span id="name">World</span>${text('data-value="Birch"')}</label>`));
    await page.click('#name');
    expect(await page.$eval(input, (element) => element.matches(':focus'))).toBe(true);
    expect(
      await page.$eval(
        'form',
        (element) => ((element as HTMLFormElement).elements.namedItem('world') as HTMLInputElement).value,
      ),
    ).toBe('Birch');
  });
});

describe('Enter in a text-input', () => {
  it('submits the form after cobble:submit, by its first submit button', async () => {
    const { page } = await show(
      form(
        `${text()}<button type="button" id="no">No</button><button id="go" name="by" value="go">Go</button><button id="second">Second</button>`,
      ),
    );
    await page.type(input, 'B');
    await page.keyboard.press('Enter');
    expect((await toldSoon(page, 3)).slice(1)).toEqual([
      ['t', 'submit', { value: 'B' }],
      ['sent', { world: 'B' }, 'go'],
    ]);
  });

  it('submits a form without a button', async () => {
    const { page } = await show(form(text()));
    await page.focus(input);
    await page.keyboard.press('Enter');
    expect(await toldSoon(page, 2)).toEqual([
      ['t', 'submit', { value: '' }],
      ['sent', { world: '' }, ''],
    ]);
  });

  it.each([
    [
      'when cobble:submit was cancelled',
      text() + '<script>document.addEventListener("cobble:submit", (event) => event.preventDefault())</script>',
    ],
    ['when the submit button is disabled, as in any form', `${text()}<button disabled>Go</button>`],
    ['when something required is missing', `${text()}<input required>`],
  ])('submits nothing %s', async (_, html) => {
    const { page } = await show(form(html));
    await page.focus(input);
    await page.keyboard.press('Enter');
    expect(await toldSoon(page, 1)).toEqual([['t', 'submit', { value: '' }]]);
    expect(await told(page)).toEqual([]);
  });

  it('submits nothing while an input method composes', async () => {
    const { page } = await show(form(text()));
    await page.focus(input);
    const client = await page.createCDPSession();
    await client.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await page.keyboard.press('Enter');
    expect((await told(page)).filter(([, name]) => name === 'submit')).toEqual([]);
    await client.send('Input.insertText', { text: '日本' });
    await page.keyboard.press('Enter');
    expect((await toldSoon(page, 2)).at(-1)).toEqual(['sent', { world: '日本' }, '']);
  });

  it('outside of a form tells its page alone', async () => {
    const { page } = await show(text());
    await page.type(input, 'B');
    await page.keyboard.press('Enter');
    expect(await toldSoon(page, 2)).toEqual([
      ['t', 'input', { value: 'B' }],
      ['t', 'submit', { value: 'B' }],
    ]);
    expect(await page.$eval('#t', (element) => element.childElementCount)).toBe(0);
  });
});

describe('the element that stands for a widget in a form', () => {
  it("leaves the page's own children, and goes when the widget is unmounted", async () => {
    const { page } = await show(form(text('', '<input id="own" name="world"><i>Text</i>')));
    const html = () => page.$eval('#t', (element) => element.innerHTML.replace(/<cobble-field.*<\/cobble-field>/, ''));
    expect(await html()).toBe('<input id="own" name="world"><i>Text</i>');
    await call(page, '#t', 'unmount');
    expect(await page.$eval('#t', (element) => element.innerHTML)).toBe('<input id="own" name="world"><i>Text</i>');
    await page.evaluate(() => (window.cobble as { scan(): Promise<void> }).scan());
    await page.waitForSelector('#t[data-widget-state=mounted] > cobble-field');
    expect(await page.$$eval('cobble-field', (all) => all.length)).toBe(1);
  });

  it('comes again when the page has emptied the element', async () => {
    const { page } = await show(form(text('data-value="Birch"')));
    await page.$eval('#t', (element) => {
      element.innerHTML = '';
    });
    expect(await data(page)).toEqual([]);
    await page.$eval('#t', (element) => element.setAttribute('data-label', 'Again'));
    await page.waitForFunction(() => new FormData(document.querySelector('form')!).get('world') === 'Birch');
  });

  it('goes with the widget into another form, with what was typed', async () => {
    const { page } = await show(`${form(text())}<form id="g"></form>`);
    await page.type(input, 'Birch');
    await page.evaluate(() => document.querySelector('#g')!.append(document.querySelector('#t')!));
    expect(await data(page)).toEqual([]);
    expect(await page.$eval('#g', (element) => [...new FormData(element as HTMLFormElement)])).toEqual([
      ['world', 'Birch'],
    ]);
  });

  it('is not doubled in a copy that the page makes', async () => {
    const { page, opened } = await show(form(text('data-value="Birch"')));
    await page.evaluate(() => {
      const copy = document.querySelector('form')!.cloneNode(true) as HTMLElement;
      copy.id = 'copy';
      document.querySelector('form')!.replaceWith(copy);
    });
    await opened.mounted('#copy #t');
    expect(await page.$$eval('cobble-field', (all) => all.length)).toBe(1);
    expect(await data(page)).toEqual([['world', 'Birch']]);
  });

  it('is defined once, however many widgets and copies of Cobble there are', async () => {
    const { page, opened } = await show(
      `${form(text('data-value="a"') + sort())}<script async src="/dist/gray/cobble.js"></script>`,
    );
    expect(opened.errors).toEqual([]);
    expect(await data(page)).toEqual([
      ['world', 'a'],
      ['order', 'rel'],
    ]);
  });

  it("can not be seen, nor clicked, whatever the page's styles say of everything", async () => {
    const { page } = await show(
      `<style>form * { background: red; border: 9px solid; min-height: 90px; opacity: 1; display: block; margin: 5px; padding: 7px; outline: 4px solid blue }</style>${form(text())}`,
    );
    const look = await page.$eval('cobble-field', (element) => {
      const { backgroundColor, borderTopWidth, outlineStyle, position } = getComputedStyle(element);
      const { x, y } = element.getBoundingClientRect();
      return [backgroundColor, borderTopWidth, outlineStyle, position, document.elementFromPoint(x + 20, y + 20)!.id];
    });
    expect(look).toEqual(['rgba(0, 0, 0, 0)', '0px', 'none', 'absolute', 't']);
  });

  it('works under a strict policy', async () => {
    const { opened, page } = await show(form(`${text('data-value="a"')}${sort()}`), {
      headers: {
        'content-security-policy':
          "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; require-trusted-types-for 'script'",
      },
    });
    expect(await data(page)).toEqual([
      ['world', 'a'],
      ['order', 'rel'],
    ]);
    expect(opened.said('error')).toEqual([]);
  });
});
