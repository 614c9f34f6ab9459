import { describe, expect, it } from 'vitest';
import { takeEvents, waitForEvents } from './event-recorder';
import { formOpener, formPage } from './form-page';

const show = formOpener();
const { form, input, text } = formPage;

describe('Enter in a text-input', () => {
  it('submits the form through its first submit button after cobble:submit', async () => {
    const { page } = await show(
      form(
        `${text()}<button type="button" id="no">No</button><button id="go" name="by" value="go">Go</button><button id="second">Second</button>`,
      ),
    );
    await page.type(input, 'B');
    await page.keyboard.press('Enter');
    expect((await waitForEvents(page, 3)).slice(1)).toEqual([
      ['t', 'submit', { value: 'B' }],
      ['sent', { world: 'B' }, 'go'],
    ]);
  });

  it('submits a form without a button', async () => {
    const { page } = await show(form(text()));
    await page.focus(input);
    await page.keyboard.press('Enter');
    expect(await waitForEvents(page, 2)).toEqual([
      ['t', 'submit', { value: '' }],
      ['sent', { world: '' }, ''],
    ]);
  });

  it.each([
    [
      'when cobble:submit was cancelled',
      `${text()}<script>document.addEventListener("cobble:submit", (event) => event.preventDefault())</script>`,
    ],
    ['when the submit button is disabled, as in any form', `${text()}<button disabled>Go</button>`],
    ['when something required is missing', `${text()}<input required>`],
  ])("doesn't submit on Enter %s", async (_, html) => {
    const { page } = await show(form(html));
    await page.focus(input);
    await page.keyboard.press('Enter');
    expect(await waitForEvents(page, 1)).toEqual([['t', 'submit', { value: '' }]]);
    expect(await takeEvents(page)).toEqual([]);
  });

  it("doesn't submit on Enter during IME composition", async () => {
    const { page } = await show(form(text()));
    await page.focus(input);
    const client = await page.createCDPSession();
    await client.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await page.keyboard.press('Enter');
    expect((await takeEvents(page)).filter(([, name]) => name === 'submit')).toEqual([]);
    await client.send('Input.insertText', { text: '日本' });
    await page.keyboard.press('Enter');
    expect((await waitForEvents(page, 2)).at(-1)).toEqual(['sent', { world: '日本' }, '']);
  });

  it('emits only its event on Enter outside of a form', async () => {
    const { page } = await show(text());
    await page.type(input, 'B');
    await page.keyboard.press('Enter');
    expect(await waitForEvents(page, 2)).toEqual([
      ['t', 'input', { value: 'B' }],
      ['t', 'submit', { value: 'B' }],
    ]);
    expect(await page.$eval('#t', (element) => element.childElementCount)).toBe(0);
  });
});
