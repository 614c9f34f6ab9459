import type { HTTPRequest, Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { experiment, site } from '../experiments/site';
import { harness } from '../harness';
import { printedTags } from './strict-page';
import { Violations } from './violations';

const harnessed = harness();
const { openPage, publish } = harnessed;
/** The sandbox's article "What your device needs to run the game". */
const known = '360040300301';
const required = "require-trusted-types-for 'script'";

const open = async (policy: string, before?: (page: Page) => unknown, head = '') => {
  publish('/exp/tt.js', 'window.ran = true');
  publish('/exp/tt.css', ':root { --tt: 1 }');
  const widget = (name: string, attributes = '') =>
    `<div id="${name}" data-widget="${name}" data-load="eager" ${attributes}></div>`;
  const { html } = site(harnessed, {
    config: [experiment('one', 'tt')],
    flights: ['tt'],
    head,
    body:
      widget('help-article', `data-article-id="${known}"`) +
      widget('help-search') +
      widget('themed-button') +
      widget('server-status'),
  });
  const path = `/tt/${crypto.randomUUID()}`;
  publish(path, html, { 'content-security-policy': policy });
  const violations = new Violations();
  const opened = await openPage(`${path}?hc-q=device`, {
    before: async (page) => {
      await violations.watch(page);
      await before?.(page);
    },
  });
  await opened.page.waitForFunction(
    async () => {
      const { flights } = (window.cobble ?? {}) as { flights?: { ready: Promise<void> } };
      await flights?.ready;
      return (
        flights &&
        document.querySelector('#help-article')?.shadowRoot?.querySelector('h2, [role=alert]') &&
        document.querySelector('#help-search')?.shadowRoot?.querySelector('li')
      );
    },
    { timeout: 20_000 },
  );
  await opened.waitForMounted();
  const works = await opened.page.evaluate(() => ({
    script: (window as { ran?: true }).ran,
    style: getComputedStyle(document.documentElement).getPropertyValue('--tt'),
    article: document.querySelector('#help-article')!.shadowRoot!.querySelectorAll('article h2').length > 1,
    failure: document.querySelector('#help-article')!.shadowRoot!.querySelector('[role=alert]')?.textContent?.trim(),
    found: document.querySelector('#help-search')!.shadowRoot!.querySelector('li a')?.textContent,
    snippet: !!document.querySelector('#help-search')!.shadowRoot!.querySelector('li p'),
  }));
  return { opened, page: opened.page, works, violations: violations.list };
};

const all = {
  script: true,
  style: '1',
  article: true,
  failure: undefined,
  found: 'Move a world to another device',
  snippet: true,
};

const count = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const {
      trustedTypes,
      TrustedTypePolicyFactory: { prototype },
    } = window as never as {
      trustedTypes: object;
      TrustedTypePolicyFactory: { prototype: { createPolicy(name: string, rules: object): object } };
    };
    const { createPolicy } = prototype;
    const made: string[] = [];
    prototype.createPolicy = (name, rules) => {
      made.push(name);
      return createPolicy.call(trustedTypes, name, rules);
    };
    Object.assign(window, { made });
  });
const made = (page: Page) => page.evaluate(() => (window as never as { made: string[] }).made);

// threat 7
it('creates one policy for experiments, articles and snippets, and none for the sanitiser', async () => {
  const { page, works, violations } = await open(`${required}; trusted-types cobble`, count);
  expect(works).toEqual(all);
  expect(await made(page)).toEqual(['cobble']);
  expect(violations).toEqual([]);
});

it("hides the policy: window.cobble, handles, services and elements don't expose it", async () => {
  const { page } = await open(`${required}; trusted-types cobble`);
  const found = await page.evaluate(async () => {
    const { cobble, TrustedTypePolicy } = window as never as {
      cobble: { get(selector: string): object; services(): Promise<object> };
      TrustedTypePolicy: new () => object;
    };
    const seen = new Set<unknown>();
    const unsafe: string[] = [];
    const alike: string[] = [];
    const roots = [...document.querySelectorAll('[data-widget]')].flatMap((element) => [
      element,
      element.shadowRoot!,
      ...element.shadowRoot!.querySelectorAll('*'),
    ]);
    const todo: [string, unknown][] = [
      ['cobble', cobble],
      ['handle', cobble.get('#help-article')],
      ['services', await cobble.services()],
      ...roots.map((root): [string, unknown] => ['element', root]),
    ];
    for (const [path, value] of todo) {
      if ((typeof value !== 'object' && typeof value !== 'function') || !value || seen.has(value) || value === window)
        continue;
      seen.add(value);
      if (value instanceof TrustedTypePolicy) unsafe.push(path);
      // An object that looks like a policy, such as the sanitiser's, must not create trusted values.
      if (Object.hasOwn(value, 'createHTML')) {
        const { createHTML, createScriptURL } = value as {
          createHTML(html: string): unknown;
          createScriptURL(url: string): unknown;
        };
        alike.push(String(createHTML('<b>evil</b>')), String(createScriptURL('https://evil.test/')));
      }
      for (const key of Reflect.ownKeys(value)) {
        const { value: inside } = Object.getOwnPropertyDescriptor(value, key)!;
        todo.push([`${path}.${String(key)}`, inside]);
      }
    }
    return { unsafe, alike };
  });
  // An area's settings contain the look-alike, so finding it proves that the search works.
  expect(found).toEqual({ unsafe: [], alike: ['<!---->', ''] });
});

it("fails only scripts and articles if the page's policy doesn't list it, and logs the fix once", async () => {
  const { opened, works } = await open(`${required}; trusted-types other`);
  expect(works).toEqual({
    ...all,
    script: undefined,
    article: false,
    failure: expect.stringContaining('went wrong'),
    snippet: false,
  });
  await opened.waitForIdle();
  expect(
    opened.consoleMessages('error', /^cobble: TypeError: .*Fix: add "trusted-types cobble" to the page's policy/),
  ).toHaveLength(1);
  expect(opened.consoleMessages('warn')).toEqual([]);
  expect(opened.errors).toEqual([]);
});

it.each([
  ['lists other policies but enforces none', 'trusted-types other', ''],
  [
    'has a default policy',
    `${required}; trusted-types default`,
    '<script>trustedTypes.createPolicy("default", { createHTML: (html) => html, createScriptURL: (url) => url })</script>',
  ],
])('works completely on a page that %s', async (_, policy, head) => {
  const { opened, works } = await open(policy, undefined, head);
  expect(works).toEqual(all);
  await opened.waitForIdle();
  expect(opened.consoleMessages('error', /^cobble/)).toEqual([]);
});

it('works completely in a browser without Trusted Types', async () => {
  const { page, works } = await open("default-src *; script-src * 'unsafe-inline'", (page) =>
    page.evaluateOnNewDocument(() => {
      delete (window as { trustedTypes?: unknown }).trustedTypes;
    }),
  );
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(false);
  expect(works).toEqual(all);
});

// threat 3
it('ignores an injected base element under the printed policy, but not without it', async () => {
  const { meta, tag } = await printedTags({ base: '/dist', json: {} });
  const evil = '<base href="https://evil.test/">';
  const button = '<div data-widget="themed-button" data-load="eager">Go</div>';
  const open = async (head: string, until: 'load' | 'domcontentloaded' = 'load') => {
    const path = `/base/${crypto.randomUUID()}`;
    publish(
      path,
      `<!doctype html><html lang="en-us"><head><meta charset="utf-8"><title>Base</title>${head}</head><body>${button}</body></html>`,
    );
    // Check the browser's requests, because no server receives requests to an unknown host.
    const hosts: string[] = [];
    const onRequest = (request: HTTPRequest) => void hosts.push(new URL(request.url()).host);
    return { opened: await openPage(path, { until, onRequest }), hosts };
  };
  const { opened, hosts } = await open(meta + evil + tag);
  await opened.waitForMounted();
  expect(hosts).not.toEqual([]);
  expect(hosts).not.toContain('evil.test');
  const moved = await open(evil + tag, 'domcontentloaded');
  await expect.poll(() => moved.hosts).toContain('evil.test');
});
