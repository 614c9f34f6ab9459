import { describe, expect, it } from 'vitest';
import type { Fault } from '../faults';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import type { Opened } from '../opened';
import { says, signIn } from './player';

const { pageWith, faults } = harness();

const rows = <T>(row: (i: number) => T, count = 100_000): T[] => Array.from({ length: count }, (_, i) => row(i));
const long = (start: string) => start + ' lorem'.repeat(850_000);
const deep = (levels = 100_000) => '['.repeat(levels) + ']'.repeat(levels);
const answer = (url: RegExp, body: unknown): Fault => ({
  url,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const inventory = /\/player\/inventory\//;
const catalog = /^\/catalog/;

/** What is drawn in an area's shadow root. */
const drawn = ({ page }: Opened) =>
  page.$eval('#a', ({ shadowRoot }) => ({
    elements: shadowRoot!.querySelectorAll('*').length,
    letters: shadowRoot!.textContent!.length,
  }));

/** An area on a page of its own, its calls answered as told. */
const open = async (area: string, answers: readonly Fault[], player = false): Promise<Opened> => {
  const path = `/en-us/page-${crypto.randomUUID()}`;
  const html = `<script type="application/json" data-cobble-config>{ "signIn": { "url": "/__sandbox/sign-in" } }</script>${tag()}<div id="a" data-load="eager" data-widget="${area}"></div>`;
  const opened = await pageWith(html, { path, viewport: { width: 800, height: 600 }, faults: player ? [] : answers });
  if (player) {
    faults(answers);
    await signIn(opened, path);
  }
  return opened;
};

// Threat 9: what a service sends without end is drawn as far as it can be, and it is said that there is more.
describe('of a list of 100,000', () => {
  it.each<[area: string, answers: Fault[], shown: RegExp, player?: boolean]>([
    [
      'marketplace-search" data-page-size="24',
      [answer(/\/search\?/, { items: rows((i) => ({ productId: `p${i}`, title: `World ${i}` })), count: 100_000 })],
      /more than can be shown/,
    ],
    [
      'marketplace-popular',
      [answer(/\/popular/, { items: rows((i) => ({ productId: `p${i}`, title: `World ${i}` })) })],
      /world 11/,
    ],
    [
      'skin-picker',
      [answer(/\/minecraft\/profile/, { id: 'a', name: 'A', skins: rows((i) => ({ id: `${i}`, state: 'INACTIVE' })) })],
      /more than can be shown/,
      true,
    ],
    [
      'cape-picker',
      [answer(/\/minecraft\/profile/, { id: 'a', name: 'A', capes: rows((i) => ({ id: `${i}`, state: 'INACTIVE' })) })],
      /more than can be shown/,
      true,
    ],
    [
      'download-links',
      [answer(/\/download\/links/, { links: rows((i) => ({ platform: `p${i}`, url: `/get/${i}` })) })],
      /more than can be shown/,
    ],
    [
      'help-centre',
      [
        answer(/articles\?/, { articles: rows((id) => ({ id: id + 1, title: `Article ${id}` })), count: 100_000 }),
        answer(/(sections|categories)\?/, {
          sections: rows((id) => ({ id, name: 'S', category_id: id })),
          categories: rows((id) => ({ id, name: 'C' })),
        }),
      ],
      /article 9/,
    ],
    [
      'help-search',
      [
        answer(/articles\/search/, {
          results: rows((id) => ({ id: id + 1, title: `Article ${id}`, snippet: id < 100 ? '<em>'.repeat(1000) : '' })),
          count: 100_000,
        }),
      ],
      /100,000 articles/,
    ],
    [
      'support-ticket',
      [
        answer(/ticket_fields/, {
          ticket_fields: rows((id) => ({
            id,
            type: 'text',
            title_in_portal: `Field ${id}`,
            regexp_for_validation: '(a+)+$',
          })),
        }),
      ],
      /field 299/,
    ],
    [
      'region-picker',
      [
        answer(
          /^\/regions/,
          rows((i) => ({ MSCode: String.fromCharCode(65 + (i % 26), 65 + ((i / 26) % 26)) })),
        ),
      ],
      /sweden/,
    ],
    [
      'newsletter-signup',
      [answer(/v1\.0\/newsletter/, { country: 'US', options: rows((i) => ({ key: `k${i}`, text: `News ${i}` })) })],
      /news 99/,
    ],
    [
      'realms-subscription',
      [
        answer(/\/java\/public\/subscriptions\//, { subscriptions: rows((id) => ({ id, status: 'ACTIVE' })) }),
        answer(/realms\/check/, { items: rows((i) => ({ bigId: `b${i}`, isTrial: false })) }),
      ],
      /more than can be shown/,
      true,
    ],
    // What is owned may stand last.
    [
      'store-product" data-product-id="9WIDE',
      [
        answer(catalog, {
          Products: rows((i) => ({ ProductId: i ? `${i}` : '9WIDE', LocalizedProperties: [{ ProductTitle: 'Wide' }] })),
        }),
        answer(inventory, {
          result: { inventory: { entitlements: [...rows((i) => ({ id: `${i}` })), { id: '9WIDE' }] } },
        }),
      ],
      /you have this/,
      true,
    ],
    [
      'offer-claim" data-heading="Gift" data-offer-id="last',
      [
        answer(/grant\/entitlement/, {
          entitlements: [...rows((i) => ({ id: `${i}`, isEntitled: false })), { id: 'last', isEntitled: true }],
        }),
      ],
      /claimed|yours/,
      true,
    ],
  ])(
    '%s draws a bounded part',
    async (area, answers, shown, player) => {
      const opened = await open(area, answers, player);
      if (area === 'help-search') {
        await opened.mounted();
        await opened.page.evaluate(() => {
          const input = document.querySelector('#a')!.shadowRoot!.querySelector('input')!;
          input.value = 'all';
          input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        });
      }
      await says(opened, '#a', shown);
      const { elements, letters } = await drawn(opened);
      expect(elements).toBeLessThan(42_000);
      expect(letters).toBeLessThan(1_100_000);
      // What was named in a list is not asked for in one address.
      expect(Math.max(0, ...opened.requests.map(({ path }) => path.length))).toBeLessThan(2000);
      expect(opened.errors).toEqual([]);
    },
    60_000,
  );
});

describe('of a text of 5 MB', () => {
  it.each<[area: string, answers: Fault[], shown: RegExp, player?: boolean]>([
    [
      'marketplace-item" data-product-id="x',
      [
        answer(/\/item\/x/, {
          productId: 'x',
          title: long('Title'),
          author: long('Author'),
          description: long('Text'),
          tags: [long('tag')],
          price: long('Price'),
        }),
      ],
      /more than can be shown/,
    ],
    [
      'marketplace-popular',
      [answer(/\/popular/, { items: rows((i) => ({ productId: `p${i}`, title: long(`World ${i}`) }), 2) })],
      /world 1/,
    ],
    [
      'help-article" data-article-id="1',
      [answer(/articles\/1(\?|$)/, { article: { id: 1, title: long('Title'), body: '<p>Short</p>' } })],
      /short/,
    ],
    [
      'help-centre',
      [
        answer(/articles\?/, { articles: [{ id: 1, title: long('Title') }] }),
        answer(/(sections|categories)\?/, {
          sections: [{ id: 1, name: long('Section') }],
          categories: [{ id: 1, name: long('Category'), description: long('Text') }],
        }),
      ],
      /title lorem/,
    ],
    ['player-profile', [answer(/\/minecraft\/profile/, { id: 'a', name: long('Name') })], /name lorem/, true],
    [
      'newsletter-signup',
      [
        answer(/v1\.0\/newsletter/, {
          country: 'US',
          options: [
            { key: 'a', text: long('News') },
            { key: 'b', text: 'B' },
          ],
        }),
      ],
      /news lorem/,
    ],
    [
      'support-ticket',
      [
        answer(/ticket_fields/, {
          ticket_fields: [{ id: 1, type: 'text', title_in_portal: long('Field'), description: long('Hint') }],
        }),
      ],
      /field lorem/,
    ],
    [
      'store-product" data-product-id="9WIDE',
      [answer(catalog, { Products: [{ ProductId: '9WIDE', LocalizedProperties: [{ ProductTitle: long('Wide') }] }] })],
      /wide lorem/,
    ],
  ])(
    '%s shows the beginning',
    async (area, answers, shown, player) => {
      const opened = await open(area, answers, player);
      await says(opened, '#a', shown);
      expect((await drawn(opened)).letters).toBeLessThan(150_000);
      expect(opened.errors).toEqual([]);
    },
    60_000,
  );

  // Each level names the one below a thousand times.
  it('support-ticket ends with content that names content that names content', async () => {
    const item = (i: number) => ({
      name: `n${i}`,
      placeholder: `{{dc.n${i}}}`,
      variants: [{ active: true, default: true, content: `{{dc.n${i + 1}}} `.repeat(1000) }],
    });
    const opened = await open('support-ticket', [
      answer(/ticket_fields/, {
        ticket_fields: [{ id: 1, type: 'text', raw_title_in_portal: '{{dc.n0}}', title_in_portal: 'Plain field' }],
      }),
      answer(/dynamic_content/, { items: [0, 1, 2, 3].map(item), count: 4 }),
    ]);
    await says(opened, '#a', /plain field/);
    expect((await drawn(opened)).letters).toBeLessThan(150_000);
  }, 60_000);
});

// JSON that is 100,000 levels deep has overflowed the stack of whatever walks it.
it.each<[area: string, url: RegExp, body: string]>([
  [
    'marketplace-popular',
    /\/popular/,
    `{"items":[{"productId":"x","title":"Deep","tags":${deep()},"price":${deep()}},${deep()}]}`,
  ],
  [
    'help-centre',
    /articles\?/,
    `{"articles":[${deep()},{"id":1,"title":"Deep","section_id":${deep(500)},"body":${deep()}}],"count":${deep()}}`,
  ],
  ['download-links', /download\/links/, `{"links":[{"platform":${deep()},"title":"Deep","url":"/x"}]}`],
])(
  '%s shows what is sound beside JSON that is deep',
  async (area, url, body) => {
    const opened = await open(area, [{ url, body }]);
    await says(opened, '#a', /deep/);
    expect(opened.errors).toEqual([]);
  },
  60_000,
);

describe('an article', () => {
  const article = (body: string, more = {}) => [
    answer(/articles\/1(\?|$)/, {
      article: { id: 1, title: 'Long', body, html_url: 'https://help.example/hc/articles/1', ...more },
    }),
  ];
  const show = (body: string, more = {}) => open('help-article" data-article-id="1', article(body, more));

  // The parser alone took over a minute for 400,000 of them.
  it.each([
    ['400,000 elements in one another', '<div>'.repeat(400_000)],
    ['elements in one another that its end closes', '<i>'.repeat(100_000) + 'x' + '</i>'.repeat(100_000)],
    ['15,000 elements in one another', '<div>'.repeat(15_000)],
    ['30,000 elements beside one another', '<p>a</p>'.repeat(30_000)],
    ['over two million letters', 'word '.repeat(450_000)],
  ])(
    'of %s is too long: it says so, and links to where it can be read',
    async (_, body) => {
      const opened = await show(body);
      await says(opened, '#a', /this article is too long to be shown here\. read it in the help centre/);
      expect(
        await opened.page.$eval('#a', ({ shadowRoot }) =>
          [...shadowRoot!.querySelectorAll('a')].map(({ href, textContent }) => [href, textContent]),
        ),
      ).toContainEqual(['https://help.example/hc/articles/1', 'Read it in the help centre']);
      expect((await drawn(opened)).elements).toBeLessThan(60);
      expect(opened.errors).toEqual([]);
    },
    60_000,
  );

  // It takes the parser longer with each level that is open.
  it('that is deep is parsed no further', async () => {
    const opened = await pageWith(
      `<script>window.parsed = 0; const write = Document.prototype.write; Document.prototype.write = function (text) { parsed += String(text).length; return write.call(this, text); }</script>${tag()}<div id="a" data-load="eager" data-widget="help-article" data-article-id="1"></div>`,
      { faults: article('<div>'.repeat(400_000)) },
    );
    await says(opened, '#a', /too long to be shown here/);
    expect(await opened.page.evaluate(() => (window as never as { parsed: number }).parsed)).toBeLessThan(80_000);
  });

  it('without an address that a link may have has none', async () => {
    const opened = await show('<div>'.repeat(400_000), { html_url: 'javascript:alert(1)' });
    await says(opened, '#a', /too long to be shown here/);
    expect(
      await opened.page.$eval(
        '#a',
        ({ shadowRoot }) => shadowRoot!.querySelectorAll('article a[href^=javascript]').length,
      ),
    ).toBe(0);
  }, 60_000);

  // It is parsed in pieces, wherever they end.
  it('of 200 kB is whole, with all that stands in one another', async () => {
    const section = (i: number) =>
      `<section><h2 id="s${i}">Part ${i} &amp; more</h2><table><tr><td title="a > b &quot;c&quot;">${i}<td><ul><li>One<li><b>Two<i>both</b>italic</i></ul></table><!-- <p> --><p>å€😀</p></section>`;
    const body = Array.from({ length: 900 }, (_, i) => section(i)).join('');
    const opened = await show(body);
    await opened.page.waitForFunction(
      () => document.querySelector('#a')!.shadowRoot!.querySelectorAll('section').length === 900,
      { timeout: 40_000 },
    );
    const counts = await opened.page.evaluate((body) => {
      const whole = new DOMParser().parseFromString(body, 'text/html').body;
      const { shadowRoot } = document.querySelector('#a')!;
      return ['section', 'td[title]', 'li', 'b', 'i', 'p'].map((name) => [
        name,
        whole.querySelectorAll(name).length,
        shadowRoot!.querySelectorAll(`section ${name}`).length + (name === 'section' ? 900 : 0),
        [...whole.querySelectorAll(name)].map(({ textContent }) => textContent).join() ===
          [...shadowRoot!.querySelectorAll(name === 'section' ? name : `section ${name}`)]
            .map(({ textContent }) => textContent)
            .join(),
      ]);
    }, body);
    for (const [name, wanted, got, same] of counts) expect([name, got, same]).toEqual([name, wanted, true]);
  }, 60_000);

  it('of the servers that is too long says so where the details are', async () => {
    const opened = await open('server-status', [
      answer(/server_status/, {
        articles: [{ id: 1, title: 'News', body: '<div>'.repeat(400_000), html_url: '/hc/1' }],
      }),
    ]);
    await says(opened, '#a', /news.*too long to be shown here/);
  }, 60_000);
});
