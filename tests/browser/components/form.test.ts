import { describe, expect, it } from 'vitest';
import { formOpener, formPage } from './form-page';
import { focused, told, toldSoon } from './stage';

const show = formOpener();
const { data, form, input, inside, sort, text } = formPage;

describe('a widget in a form', () => {
  it('is in its data under data-name, as it is at the moment', async () => {
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

  it('without data-name is not in its data, and follows a change of the name', async () => {
    const { page } = await show(form(text().replace('data-name="world"', '')));
    await expect.poll(() => data(page)).toEqual([]);
    await page.$eval('#t', (element) => element.setAttribute('data-name', 'later'));
    await page.waitForFunction(() => new FormData(document.querySelector('form')!).has('later'));
  });

  it('read-only is in its data too, and is not complained about', async () => {
    const { page } = await show(form(text('data-required data-disabled')));
    await expect.poll(() => data(page)).toEqual([['world', '']]);
    expect(await page.$eval('form', (element) => (element as HTMLFormElement).checkValidity())).toBe(true);
  });

  it('required and empty blocks a submission: the message is seen, the focus is in it; filled in, it lets it go', async () => {
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
    expect(await told(page)).toEqual([]);
    await page.keyboard.type('B');
    await expect.poll(() => inside(page, 't', '[aria-live]')).toBe('');
    await page.click('#go');
    expect((await toldSoon(page, 2)).at(-1)).toEqual(['sent', { world: 'B' }, 'go']);
  });

  it('of a type blocks what is none', async () => {
    const { page } = await show(
      form(`${text('data-type="email" data-value="noor" data-invalid-text="No address"')}<button id="go">Go</button>`),
    );
    await page.click('#go');
    await page.waitForFunction(
      () => document.querySelector('#t')!.shadowRoot?.querySelector('[aria-live]')?.textContent === 'No address',
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
      () => document.querySelector('#s')!.shadowRoot?.querySelector('[aria-live]')?.textContent === 'Please pick one.',
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
