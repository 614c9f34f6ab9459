import { describe, expect, it } from 'vitest';
import type { Fault } from '../faults';
import { respondTo as answer, largeAnswers, renderedSize } from './large-answers';
import { waitForText } from './player';

const { open } = largeAnswers();

const rows = <T>(row: (i: number) => T, count = 100_000): T[] => Array.from({ length: count }, (_, i) => row(i));
const long = (start: string) => start + ' lorem'.repeat(850_000);
const deep = (levels = 100_000) => '['.repeat(levels) + ']'.repeat(levels);
const inventory = /\/player\/inventory\//;
const catalog = /^\/catalog/;

// Threat 9: areas render a bounded part of an endless response, and show that there is more.
describe('an answer with 100,000 items', () => {
  it.each<[area: string, answers: Fault[], shown: RegExp, player?: boolean]>([
    [
      'marketplace-search" data-page-size="24',
      [answer(/\/search\?/, { items: rows((i) => ({ productId: `p${i}`, title: `World ${i}` })), count: 100_000 })],
      /not everything is shown/,
    ],
    [
      'marketplace-popular',
      [answer(/\/popular/, { items: rows((i) => ({ productId: `p${i}`, title: `World ${i}` })) })],
      /world 11/,
    ],
    [
      'skin-picker',
      [answer(/\/minecraft\/profile/, { id: 'a', name: 'A', skins: rows((i) => ({ id: `${i}`, state: 'INACTIVE' })) })],
      /not everything is shown/,
      true,
    ],
    [
      'cape-picker',
      [answer(/\/minecraft\/profile/, { id: 'a', name: 'A', capes: rows((i) => ({ id: `${i}`, state: 'INACTIVE' })) })],
      /not everything is shown/,
      true,
    ],
    [
      'download-links',
      [answer(/\/download\/links/, { links: rows((i) => ({ platform: `p${i}`, url: `/get/${i}` })) })],
      /not everything is shown/,
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
      /100,000 results/,
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
      /not everything is shown/,
      true,
    ],
    // The player may own the last item, so all items are searched.
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
      /you own this/,
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
    'renders a bounded part in %s',
    async (area, answers, shown, player) => {
      const opened = await open(area, answers, player);
      if (area === 'help-search') {
        await opened.waitForMounted();
        await opened.page.evaluate(() => {
          const input = document.querySelector('#a')!.shadowRoot!.querySelector('input')!;
          input.value = 'all';
          input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        });
      }
      await waitForText(opened, '#a', shown);
      const { elements, letters } = await renderedSize(opened);
      expect(elements).toBeLessThan(42_000);
      expect(letters).toBeLessThan(1_100_000);
      // A long list of IDs must not be sent in one URL.
      expect(Math.max(0, ...opened.requests.map(({ path }) => path.length))).toBeLessThan(2000);
      expect(opened.errors).toEqual([]);
    },
    60_000,
  );
});

describe('an answer with a 5 MB text', () => {
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
      /not everything is shown/,
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
    'shows the beginning in %s',
    async (area, answers, shown, player) => {
      const opened = await open(area, answers, player);
      await waitForText(opened, '#a', shown);
      expect((await renderedSize(opened)).letters).toBeLessThan(150_000);
      expect(opened.errors).toEqual([]);
    },
    60_000,
  );

  // Each item of the dynamic content references the next one a thousand times.
  it('stops in support-ticket if dynamic content references itself through many levels', async () => {
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
    await waitForText(opened, '#a', /plain field/);
    expect((await renderedSize(opened)).letters).toBeLessThan(150_000);
  }, 60_000);
});

// JSON with 100,000 levels overflows the stack of recursive code.
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
  'shows the valid items in %s beside deeply nested JSON',
  async (area, url, body) => {
    const opened = await open(area, [{ url, body }]);
    await waitForText(opened, '#a', /deep/);
    expect(opened.errors).toEqual([]);
  },
  60_000,
);
