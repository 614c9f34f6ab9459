import { type Environment, page, run, SCRIPT, tag, usesTheme, widgets } from './environment';

/** Runs in the page. */
const accept = () => document.querySelector<HTMLElement>('#accept')!.click();
/** Runs in the page. */
const isAccepted = () => !document.querySelector('#accept');

const banner = '<button type="button" id="accept">Accept</button>';
const blocked = (attributes: string) => tag().replace('<script async', `<script type="text/plain" ${attributes}`);

/** Runs in the page. */
const replaceOnConsent = (copies: 'all attributes' | 'src') => {
  document.querySelector('#accept')!.addEventListener('click', ({ currentTarget }) => {
    (currentTarget as Element).remove();
    const old = document.querySelector<HTMLScriptElement>('script[type="text/plain"]')!;
    const script = document.createElement('script');
    if (copies === 'src') script.src = old.src;
    else for (const { name, value } of old.attributes) if (name !== 'type') script.setAttribute(name, value);
    old.replaceWith(script);
  });
};

/** Runs in the page. Parses the snippet and inserts copies of its scripts, as Google Tag Manager's custom HTML does. */
const insertSnippet = (snippet: string) => {
  const copied = new Set(['src', 'type', 'async', 'defer', 'id']);
  addEventListener('load', () => {
    const parsed = document.createElement('div');
    parsed.innerHTML = snippet;
    for (const old of [...parsed.querySelectorAll('script')]) {
      const script = document.createElement('script');
      for (const { name, value } of old.attributes) if (copied.has(name)) script.setAttribute(name, value);
      script.text = old.text;
      old.replaceWith(script);
    }
    parsed.hidden = true;
    document.body.append(parsed);
    Object.assign(window, { dataLayer: [{ event: 'gtm.load' }] });
  });
};

const vanilla = 'data-theme="vanilla"';

export const consentAndTags: readonly Environment[] = [
  {
    name: 'Cookiebot, Klaro, CookieYes',
    does: 'Set `type="text/plain"`, and replace the tag by a copy with all attributes once the visitor agrees.',
    advice: 'Cobble can mount at once and wait for the consent itself: [consent](how-to/ask-for-consent.md).',
    isSample: true,
    html: () =>
      page({
        head: blocked('data-cookieconsent="preferences"'),
        body: widgets + banner + run(replaceOnConsent, 'all attributes'),
      }),
    prepare: ({ page }) => page.evaluate(accept),
    host: isAccepted,
  },
  {
    name: 'OneTrust',
    does: 'Sets `type="text/plain"`, and replaces the tag by a script with only its `src` once the visitor agrees.',
    verdict: 'partly',
    advice: 'The attributes of the tag are lost. Write the settings in the page’s JSON, or in the query of `src`.',
    html: () =>
      page({
        head: blocked('class="optanon-category-C0003"').replace(SCRIPT, `${SCRIPT}?theme=vanilla`),
        body: widgets + banner + run(replaceOnConsent, 'src'),
      }),
    prepare: ({ page }) => page.evaluate(accept),
    check: usesTheme('vanilla'),
    host: isAccepted,
  },
  {
    name: 'Google Tag Manager, custom HTML',
    does: 'Inserts copies of the scripts after the load event, without `data-*` attributes.',
    verdict: 'partly',
    advice: 'Write the settings in the query of `src`, in `cobbleSettings` or in the page’s JSON.',
    isSample: true,
    html: () =>
      page({ head: run(insertSnippet, `<script>window.cobbleSettings = { theme: "vanilla" }</script>${tag()}`) }),
    host: () => 'dataLayer' in window,
    check: usesTheme('vanilla'),
  },
  {
    name: 'Tag managers with `document.write`',
    does: 'Write the tag while the page is parsed.',
    html: () => page({ head: run((html: string) => document.write(html), tag(vanilla)) }),
    host: () => document.querySelector('h1')?.textContent === 'Shop',
  },
];
