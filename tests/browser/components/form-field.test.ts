import { describe, expect, it } from 'vitest';
import { callMethod } from './event-recorder';
import { formOpener, formPage } from './form-page';

const show = formOpener();
const { data, form, input, sort, text } = formPage;

describe('the form element of a widget', () => {
  it("leaves the page's children in place beside the form element, and removes it on unmount", async () => {
    const { page } = await show(form(text('', '<input id="own" name="world"><i>Text</i>')));
    const html = () => page.$eval('#t', (element) => element.innerHTML.replace(/<cobble-field.*<\/cobble-field>/, ''));
    expect(await html()).toBe('<input id="own" name="world"><i>Text</i>');
    await callMethod(page, '#t', 'unmount');
    expect(await page.$eval('#t', (element) => element.innerHTML)).toBe('<input id="own" name="world"><i>Text</i>');
    await page.evaluate(() => (window.cobble as { scan(): Promise<void> }).scan());
    await page.waitForSelector('#t[data-widget-state=mounted] > cobble-field');
    expect(await page.$$eval('cobble-field', (all) => all.length)).toBe(1);
  });

  it("restores the form element when the page empties the widget's element", async () => {
    const { page } = await show(form(text('data-value="Birch"')));
    await page.$eval('#t', (element) => {
      element.innerHTML = '';
    });
    await page.waitForFunction(() => new FormData(document.querySelector('form')!).get('world') === 'Birch');
  });

  it('moves the form element with the widget into another form, with its typed text', async () => {
    const { page } = await show(`${form(text())}<form id="g"></form>`);
    await page.type(input, 'Birch');
    await page.evaluate(() => document.querySelector('#g')!.append(document.querySelector('#t')!));
    await expect.poll(() => data(page)).toEqual([]);
    expect(await page.$eval('#g', (element) => [...new FormData(element as HTMLFormElement)])).toEqual([
      ['world', 'Birch'],
    ]);
  });

  // Only widgets that were in a form when rendered used to get a form field.
  it('joins the form into which the page moves the widget', async () => {
    const { page } = await show(`${text('data-required')}<form id="g"></form>`);
    await page.evaluate(() => document.querySelector('#g')!.append(document.querySelector('#t')!));
    await page.waitForSelector('#g cobble-field');
    const valid = () => page.$eval('#g', (element) => (element as HTMLFormElement).checkValidity());
    expect(await valid()).toBe(false);
    await page.type(input, 'Birch');
    expect(await page.$eval('#g', (element) => [...new FormData(element as HTMLFormElement)])).toEqual([
      ['world', 'Birch'],
    ]);
    expect(await valid()).toBe(true);
  });

  it("doesn't duplicate the form element in a clone of the widget", async () => {
    const { page, opened } = await show(form(text('data-value="Birch"')));
    await page.evaluate(() => {
      const copy = document.querySelector('form')!.cloneNode(true) as HTMLElement;
      copy.id = 'copy';
      document.querySelector('form')!.replaceWith(copy);
    });
    await opened.waitForMounted('#copy #t');
    expect(await page.$$eval('cobble-field', (all) => all.length)).toBe(1);
    await expect.poll(() => data(page)).toEqual([['world', 'Birch']]);
  });

  it('defines the form element once for any number of widgets and copies of Cobble', async () => {
    const { page, opened } = await show(
      `${form(text('data-value="a"') + sort())}<script async src="/dist/gray/cobble.js"></script>`,
    );
    expect(opened.errors).toEqual([]);
    await expect
      .poll(() => data(page))
      .toEqual([
        ['world', 'a'],
        ['order', 'rel'],
      ]);
  });

  it("keeps the form element invisible and unclickable, whatever the page's styles set", async () => {
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

  it('adds the form element under a strict content security policy', async () => {
    const { opened, page } = await show(form(`${text('data-value="a"')}${sort()}`), {
      headers: {
        'content-security-policy':
          "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; require-trusted-types-for 'script'",
      },
    });
    await expect
      .poll(() => data(page))
      .toEqual([
        ['world', 'a'],
        ['order', 'rel'],
      ]);
    await opened.waitForIdle();
    expect(opened.consoleMessages('error')).toEqual([]);
  });
});
