import { pages } from '../../examples/pages/pages';
import type { Site } from './site';

/**
 * The marketplace also sells this product (`examples/sandbox/data/offers.ts`), so a purchase in this widget also counts
 * in the marketplace, and vice versa.
 */
const product =
  '<div data-widget="store-product" data-product-id="9CBL0PASS001" data-offer-id="pass-one-month" data-amount="990"></div>';

/**
 * Publishes a page with the widgets of all complete sites. Its links navigate without a reload.
 *
 * @param only The path of the one example page whose widgets appear
 * @returns the page's path
 */
export const publishRandomPage = async (site: Site, only?: string): Promise<string> => {
  const widgets = new Set<string>();
  let config = '{}';
  for (const { path } of pages.filter(({ path, site }) => (only ? path === only : site))) {
    await site.visit(path);
    config = await site.page.$eval('[data-cobble-config]', (script) => script.textContent!).catch(() => config);
    const html = await (await fetch(site.origin + path)).text();
    const found = await site.page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[data-widget]')]
          .filter((one) => !one.parentElement!.closest('[data-widget]'))
          .map((one) => one.outerHTML),
      html,
    );
    for (const one of found) widgets.add(one);
  }
  const path = '/examples/soak';
  site.published.set(
    path,
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Soak</title>
    <script type="application/json" data-cobble-config>${config}</script><script>(${singlePage})()</script>
    <script async src="/dist/realms/cobble.js" data-locale="en-us"></script>
    <body><main>${[...widgets, ...(only ? [] : [product])].join('\n')}</main>`,
  );
  return path;
};

/** Runs in the page. Records confirmed questions in `agreed`. */
const singlePage = `() => {
  window.agreed = [];
  const answered = new WeakSet();
  addEventListener('click', (event) => {
    const path = event.composedPath();
    const question = path.find((one) => one.localName === 'cobble-confirmation');
    if (!question || !event.isTrusted || answered.has(question)) return;
    if (!path.some((one) => one.localName === 'button' && !/^not now$/i.test(one.textContent.trim()))) return;
    answered.add(question);
    agreed.push(question.shadowRoot.querySelector('#question').textContent);
  }, true);
  addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one.localName === 'a' && one.href);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const { search, hash } = new URL(link.href);
    history.pushState(null, '', location.pathname + search + hash);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  addEventListener('submit', (event) => event.preventDefault());
  window.open = () => null;
}`;
