import { expect, it } from 'vitest';
import { harness } from '../harness';
import { FILES, tile } from './tag';

const { origin, pageWith } = harness();
const jQuery = '<script src="/vendor/jquery/dist/jquery.js"></script>';
const written = (src: string) => `<script src="${src}" data-theme="vanilla" data-locale="de-de"><\\/script>`;
const insert = (block: string) => `${jQuery}<main></main><script>jQuery('main').html(\`${block}\`)</script>`;
const copy = (original: string, make: string) =>
  `${original}<script>{ const old = document.querySelector('script'), script = document.createElement('script'); ${make}; document.head.append(script) }</script>`;
const inert = (attributes: string) =>
  `<script type="text/plain" ${attributes} data-theme="vanilla" data-locale="de-de"></script>`;
const PATH = '/dist/realms/cobble.js';

// Here, the running script isn't the author's tag. The tag's attributes and sometimes its folder used to be lost.
it.each([
  ['jQuery.html() evaluates it', () => insert(written(PATH) + tile())],
  ['jQuery.html() inserts it from another origin', () => insert(written(origin('cdn.test') + PATH) + tile())],
  ['a script copies its URL', () => copy(inert(`src="${PATH}"`), 'script.src = old.src') + tile()],
  [
    'a script copies the URL of a moved file',
    () => copy(inert(`src="${PATH}?v=1&w=2"`), 'script.src = old.src') + tile(),
  ],
  [
    'another script evaluates its text',
    () =>
      `${inert(`src="${PATH}"`)}<script data-main="app">{ const request = new XMLHttpRequest(); request.open('GET', '${PATH}', false); request.send(); (0, eval)(request.responseText) }</script>${tile()}`,
  ],
])("reads the attributes of the author's tag if %s", async (_, html) => {
  const opened = await pageWith(html());
  await opened.waitForMounted();
  expect(
    opened
      .sent(FILES)
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ path }) => path.split('/')[2]),
  ).toEqual(['vanilla']);
  expect(await opened.page.$eval('[data-widget]', (element) => element.shadowRoot!.textContent)).toContain('830');
  expect(
    await opened.page.evaluate(() => (window as never as { cobble: { version: string } }).cobble.version),
  ).toBeTruthy();
  expect([opened.consoleMessages('error', /cobble/), opened.errors]).toEqual([[], []]);
});

// LDR-1
it('reads nothing from the tag of another file', async () => {
  const opened = await pageWith(
    `<script src="${PATH}"></script><script src="/dist/black/cobble.js" data-theme="vanilla"></script>${tile()}`,
  );
  await opened.waitForMounted();
  expect(opened.sent(/\.css/).map(({ path }) => path.split('/')[2])).toEqual(['realms']);
});

// In a srcdoc frame, `location.href` can't serve as a base URL, and the origin is "null".
it.each([
  ['with src', `<script src="${PATH}"></script>`],
  ['with a relative base', `<script src="${PATH}" data-base="/dist"></script>`],
])('mounts and reaches the services in a srcdoc frame, %s', async (_, script) => {
  const html = `${script}${tile()}<div data-widget="server-status" data-load="eager"></div>`;
  const opened = await pageWith(`<iframe width="900" height="700" srcdoc='${html}'></iframe>`);
  const frame = opened.page.frames().find((frame) => frame.url() === 'about:srcdoc')!;
  await frame.waitForFunction(
    () =>
      document.querySelectorAll('[data-widget-state=mounted]').length === 2 &&
      /\w/.test(document.querySelector('[data-widget=server-status]')!.shadowRoot!.textContent!),
  );
  expect(opened.sent(/null|^\/page\/[^?]*\/chunks/)).toEqual([]);
  expect(opened.errors).toEqual([]);
});
