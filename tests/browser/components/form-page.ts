import type { Page } from 'puppeteer';
import type { PageWithOptions } from '../harness';
import { harness } from '../harness';
import { recorderScript } from './event-recorder';

const options = '[{"key":"rel","displayName":"Best match"},{"key":"asc","displayName":"Low to high"}]';
const listen = `<script>document.addEventListener('submit', (event) => {
  event.preventDefault();
  events.push(['sent', Object.fromEntries(new FormData(event.target)), event.submitter?.id ?? '']);
});</script>`;

export const formPage = {
  text: (attributes = '', html = '') =>
    `<div id="t" data-widget="text-input" data-load="eager" data-label="World" data-name="world" ${attributes}>${html}</div>`,
  sort: (attributes = '') =>
    `<div id="s" data-widget="sort-dropdown" data-load="eager" data-name="order" data-options='${options}' ${attributes}></div>`,
  form: (html: string, attributes = '') => `<form id="f" ${attributes}>${html}</form>`,
  data: (page: Page) => page.$eval('form', (element) => [...new FormData(element as HTMLFormElement)]),
  input: '#t >>> input',
  inside: (page: Page, id: string, selector: string) =>
    page.$eval(`#${id} >>> ${selector}`, (element) => element.textContent),
};

/** Call this function once per file. */
export const formOpener = () => {
  const { pageWith } = harness({ sharesDocument: true });
  return async (html: string, pageOptions: PageWithOptions = {}) => {
    const opened = await pageWith(recorderScript + listen + html, pageOptions);
    await opened.waitForMounted();
    return { opened, page: opened.page };
  };
};
