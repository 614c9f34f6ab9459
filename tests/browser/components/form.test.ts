import { describe, expect, it } from 'vitest';
import { focused, takeEvents, waitForEvents } from './event-recorder';
import { formOpener, formPage } from './form-page';

const show = formOpener();
const { data, form, input, inside, sort, text } = formPage;

describe('a widget in a form', () => {
  it('submits its current value under data-name', async () => {
    const { page } = await show(form(`${text('data-value="Birch"')}${sort('data-value="asc"')}`));
    await expect
      .poll(() => data(page))
      .toEqual([
        ['world', 'Birch'],
        ['order', 'asc'],
      ]);
    await page.type(input, ' Valley');
    await page.select('#s >>> select', 'rel');
    await expect
      .poll(() => data(page))
      .toEqual([
        ['world', 'Birch Valley'],
        ['order', 'rel'],
      ]);
    await page.$eval('#t', (element) => element.setAttribute('data-value', ''));
    await page.waitForFunction(() => new FormData(document.querySelector('form')!).get('world') === '');
  });

  it('submits nothing without data-name and follows a change of the name', async () => {
    const { page } = await show(form(text().replace('data-name="world"', '')));
    await expect.poll(() => data(page)).toEqual([]);
    await page.$eval('#t', (element) => element.setAttribute('data-name', 'later'));
    await page.waitForFunction(() => new FormData(document.querySelector('form')!).has('later'));
  });

  it('submits its value and skips validation while it is read-only', async () => {
    const { page } = await show(form(text('data-required data-disabled')));
    await expect.poll(() => data(page)).toEqual([['world', '']]);
    expect(await page.$eval('form', (element) => (element as HTMLFormElement).checkValidity())).toBe(true);
  });

  it('blocks submission if required and empty, shows the message, and submits once filled in', async () => {
    const { page } = await show(
      form(`${text('data-required data-required-text="A name, please"')}<button id="go">Go</button>`),
    );
    await page.click('#go');
    await page.waitForFunction(
      () => document.querySelector('#t')!.shadowRoot?.querySelector('[aria-live]')?.textContent,
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
    expect(await takeEvents(page)).toEqual([]);
    await page.keyboard.type('B');
    await expect.poll(() => inside(page, 't', '[aria-live]')).toBe('');
    await page.click('#go');
    expect((await waitForEvents(page, 2)).at(-1)).toEqual(['sent', { world: 'B' }, 'go']);
  });

  it("blocks submission if its value doesn't match its type", async () => {
    const { page } = await show(
      form(`${text('data-type="email" data-value="noor" data-invalid-text="No address"')}<button id="go">Go</button>`),
    );
    await page.click('#go');
    await page.waitForFunction(
      () => document.querySelector('#t')!.shadowRoot?.querySelector('[aria-live]')?.textContent === 'No address',
    );
    expect(await takeEvents(page)).toEqual([]);
  });

  it("blocks submission while a dropdown's selected option has an empty key", async () => {
    const { page } = await show(
      form(
        `<div id="s" data-widget="sort-dropdown" data-load="eager" data-name="order" data-required data-options='[{"key":"","displayName":"Choose"},{"key":"a","displayName":"A"}]'></div><button id="go">Go</button>`,
      ),
    );
    await page.click('#go');
    await page.waitForFunction(
      () => document.querySelector('#s')!.shadowRoot?.querySelector('[aria-live]')?.textContent === 'Choose an option.',
    );
    expect(await page.$eval('#s >>> select', (element) => element.matches(':focus'))).toBe(true);
    await page.select('#s >>> select', 'a');
    await page.click('#go');
    expect((await waitForEvents(page, 2)).at(-1)).toEqual(['sent', { order: 'a' }, 'go']);
  });

  it('is validated in document order: the first invalid field gets the focus', async () => {
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

  it('reports checkValidity() without focus or message', async () => {
    const { page } = await show(form(`<input id="native">${text('data-required')}`));
    await page.focus('#native');
    expect(await page.$eval('form', (element) => (element as HTMLFormElement).checkValidity())).toBe(false);
    expect(await focused(page)).toBe('native');
    expect(await inside(page, 't', '[aria-live]')).toBe('');
  });

  it("is marked by the page's error label without blocking submission", async () => {
    const { page } = await show(form(`${text('data-value="x" data-error-label="Taken"')}<button id="go">Go</button>`));
    await page.click('#go');
    expect(await waitForEvents(page, 1)).toEqual([['sent', { world: 'x' }, 'go']]);
  });

  it("resets to the page's value on form.reset() and clears its error", async () => {
    const { page } = await show(
      form(`${text('data-value="Birch" data-required')}${sort('data-value="asc"')}<button id="go">Go</button>`),
    );
    await page.select('#s >>> select', 'rel');
    await page.$eval(input, (element) => (element as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    await page.click('#go');
    await page.waitForFunction(
      () => document.querySelector('#t')!.shadowRoot?.querySelector('[aria-live]')?.textContent,
    );
    await page.$eval('form', (element) => (element as HTMLFormElement).reset());
    await expect
      .poll(() => data(page))
      .toEqual([
        ['world', 'Birch'],
        ['order', 'asc'],
      ]);
    await expect.poll(() => page.$eval(input, (element) => (element as HTMLInputElement).value)).toBe('Birch');
    await page.waitForFunction(
      () => !document.querySelector('#t')!.shadowRoot!.querySelector('[aria-live]')!.textContent,
    );
  });

  it("can't be used and submits nothing in a disabled fieldset until that is enabled", async () => {
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
    await expect.poll(() => data(page)).toEqual([]);
    await page.$eval('fieldset', (element) => element.removeAttribute('disabled'));
    await page.waitForFunction(() => !document.querySelector('#t')!.shadowRoot!.querySelector('input')!.disabled);
    expect(await off()).toEqual([false, false]);
    await expect
      .poll(() => data(page))
      .toEqual([
        ['world', 'Birch'],
        ['order', 'rel'],
      ]);
    await page.$eval('fieldset', (element) => element.setAttribute('disabled', ''));
    await page.waitForFunction(() => document.querySelector('#t')!.shadowRoot?.querySelector('input')?.disabled);
  });

  it.each(['no-store', 'max-age=60'])('is restored on back navigation (%s), except for passwords', async (cache) => {
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
    await opened.waitForMounted();
    await expect.poll(() => page.$eval(input, (element) => (element as HTMLInputElement).value)).toBe('Birch Valley');
    await expect
      .poll(async () => (await data(page)).slice(0, 2))
      .toEqual([
        ['world', 'Birch Valley'],
        ['order', 'asc'],
      ]);
    if (cache === 'no-store')
      expect(await page.$eval('#p >>> input', (element) => (element as HTMLInputElement).value)).toBe('');
  });

  it("is activated by the page's label around it and listed in form.elements", async () => {
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
