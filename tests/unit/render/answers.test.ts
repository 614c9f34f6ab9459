// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { makeRenderer } from '../../../src/render/make-renderer';
import type { RenderOptions } from '../../../src/render/render-options';
import { VNode } from '../../../src/render/vnode';
import type { Services } from '../../../src/services/services';
import type { DrawnAnswers } from '../../../src/widgets/kit/drawn-answers';
import { manifest } from './support';

type Call = (services: Services, signal: AbortSignal) => Promise<unknown>;

/** Draws a widget that asks, one call after the other as the answers come, and shows what it has. */
const drawing = (
  calls: (answers: readonly unknown[]) => readonly (readonly [inputs: readonly unknown[], call: Call])[],
) =>
  makeRenderer(manifest, async () => ({
    props: {},
    component: ({ host }) => {
      const { drawn } = host as { drawn: DrawnAnswers };
      const answers: unknown[] = [];
      for (let at = 0; at < calls(answers).length; at++) {
        const [inputs, call] = calls(answers)[at]!;
        const found = drawn.next(inputs, call, (data) => ({ data }));
        if (!found) break;
        answers.push(found.data);
      }
      return new VNode('p', { children: JSON.stringify(answers) });
    },
  }));

const page = '<i data-widget="note"></i><div data-widget="note"></div>';
const drawn = async (calls: Parameters<typeof drawing>[0], options: RenderOptions, html = page) => {
  const warnings: string[] = [];
  const text = await drawing(calls).render(html, { ...options, warn: (message) => warnings.push(message) });
  const [, shown, json] =
    /<link[^>]*><p>(.*?)<\/p>(?:<script type="application\/json">(.*?)<\/script>)?/.exec(text) ?? [];
  return {
    text,
    warnings,
    json: json && JSON.parse(json),
    shown: JSON.parse(`${shown?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')}`),
  };
};
const latest: Call = ({ downloads }, signal) => downloads.latest({ signal });
const item: Call = ({ marketplace }) => marketplace.item('a');

// Interface 9: render(html, { theme, base, answers })
describe('a page that is drawn with answers', () => {
  it('has them in its widgets, and as data that the widgets begin with', async () => {
    const { shown, json } = await drawn(() => [[[1, undefined], latest]], {
      answers: { downloads: { latest: { version: '1.26', other: 7 } } },
    });
    expect(shown).toEqual([{ version: '1.26', other: 7 }]);
    expect(json).toEqual({ '[1,null]': { data: { version: '1.26', other: 7 } } });
  });

  it('asks further with what came, as often as there is something to ask', async () => {
    const search: Call = ({ marketplace }) => marketplace.search({ query: 'b' });
    const asked = vi.fn(async (args) => ({ count: 1, of: args }));
    const { shown, json } = await drawn(
      (answers) => [[['a'], latest], ...(answers.length ? [[['b'], search] as const] : [])],
      { answers: { downloads: { latest: () => ({ version: '1' }) }, marketplace: { search: asked } } },
    );
    expect(shown).toEqual([{ version: '1' }, { count: 1, of: { query: 'b' } }]);
    expect(Object.keys(json)).toEqual(['["a"]', '["b"]']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('gives a function what the method of the client is given, a signal too', async () => {
    const given: unknown[][] = [];
    const answer = (...args: unknown[]) => {
      given.push(args);
      return { version: '1' };
    };
    await drawn(() => [[['a'], latest]], { answers: { downloads: { latest: answer } } });
    expect(given).toEqual([[{ signal: expect.any(AbortSignal) }]]);
  });

  it('reads an answer by its shape, as the page does', async () => {
    const given = { items: [{ title: 7, price: '5' }, 'none'], title: 'A' };
    const { shown } = await drawn(() => [[['a'], item]], { answers: { marketplace: { item: given } } });
    expect(shown).toEqual([{ ...given }]);
    const popular: Call = ({ marketplace }) => marketplace.popular();
    expect((await drawn(() => [[['a'], popular]], { answers: { marketplace: { popular: given } } })).shown).toEqual([
      { items: [{ price: 5 }], title: 'A' },
    ]);
  });

  it('has no letter in its data that ends it, and no body of an article', async () => {
    const given = { title: '</script><script>alert(1)</script><!--', item: { body: '<p>long</p>' } };
    const { text, json } = await drawn(() => [[['a'], item]], { answers: { marketplace: { item: given } } });
    expect(text.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(json).toEqual({ '["a"]': { data: { title: given.title, item: { body: '' } } } });
  });

  it('is the same in pieces, and drawn again', async () => {
    const options = { answers: { downloads: { latest: { version: '1' } } } };
    const { text } = await drawn(() => [[['a'], latest]], options);
    const renderer = drawing(() => [[['a'], latest]]);
    let pieces = '';
    for await (const piece of renderer.renderPieces(page.match(/.{1,7}/gs)!, options)) pieces += piece;
    expect(pieces).toBe(text);
    expect(await renderer.render(text, options)).toBe(text);
    expect(await renderer.render(text)).not.toContain('<script');
  });

  it('asks for all of its widgets at once', async () => {
    let waiting = 0;
    let most = 0;
    const answer = async () => {
      most = Math.max(most, ++waiting);
      await new Promise((done) => setTimeout(done, 5));
      waiting--;
      return { version: '1' };
    };
    await drawn(() => [[['a'], latest]], { answers: { downloads: { latest: answer } } }, page.repeat(3));
    expect(most).toBe(3);
  });

  it('keeps safe addresses in what is read once it has come', async () => {
    const safe: Call = async ({ downloads }) => {
      await downloads.latest();
      // As a chunk has it.
      const { safeUrl } = (globalThis as never as { cobble: { shared: { safeUrl(url: string): unknown } } }).cobble
        .shared;
      return ['/a', 'https://b.example/', 'javascript:alert(1)'].map(safeUrl);
    };
    const { shown } = await drawn(() => [[['a'], safe]], { answers: { downloads: { latest: {} } } });
    expect(shown).toEqual([['/a', 'https://b.example/', null]]);
  });

  it('ends, whatever a widget asks', async () => {
    let turn = 0;
    const { json } = await drawn(() => [[[turn++], latest]], { answers: { downloads: { latest: { version: '1' } } } });
    expect(Object.keys(json).length).toBeLessThan(30);
  });
});

describe('a widget whose answer', () => {
  it.each([
    ['is not given', { marketplace: {} }],
    ['is null', { downloads: { latest: null } }],
    ['groups are none', { downloads: undefined }],
  ])('%s is drawn as it begins, and nothing is said', async (_, answers) => {
    expect(await drawn(() => [[['a'], latest]], { answers: answers as never })).toMatchObject({
      shown: [],
      json: undefined,
      warnings: [],
    });
  });

  it('can be read in a browser alone is drawn as it begins, and nothing is said', async () => {
    const loads: Call = async (services, signal) => {
      await latest(services, signal);
      const { load } = (globalThis as never as { cobble: { shared: { load(): Promise<unknown> } } }).cobble.shared;
      return load();
    };
    const answers = { downloads: { latest: {} } };
    expect(await drawn(() => [[['a'], loads]], { answers })).toMatchObject({ shown: [], warnings: [] });
  });

  it('fails is drawn as it begins, and the reason is said once', async () => {
    const answers = { downloads: { latest: () => Promise.reject(Error('down')) } };
    const { shown, warnings } = await drawn(() => [[['a'], latest]], { answers }, page.repeat(2));
    expect([shown, warnings]).toEqual([[], ['note has no answer: Error: down']]);
  });
});

it('answers stand under the names that are asked for; a client’s own group may have more', async () => {
  const { render } = drawing(() => []);
  const wrong = (answers: object) => expect(render(page, { answers } as RenderOptions)).rejects;
  await wrong({ market: { popular: {} } }).toThrow('no widget is drawn with answers.market.popular: give marketplace.');
  await wrong({ marketplace: { populer: {} } }).toThrow('answers.marketplace.populer');
  await wrong({ constructor: { name: {} } }).toThrow('answers.constructor.name');
  const answers = { auth: { token: () => 'a' }, marketplace: { grantOffers: () => {} } };
  expect(await render(page, { answers } as RenderOptions)).toContain('drawn');
});

// Interface 9: a page was drawn as if there were nothing.
it.each<[answers: object, said: string]>([
  [{ marketplace: 5 }, 'answers.marketplace is 5, no object of calls: give marketplace.search, '],
  [{ marketplace: [] }, 'answers.marketplace is [], no object of calls'],
  [{ zzz: {} }, 'no widget is drawn with answers.zzz: give marketplace, helpCentre, downloads'],
  [
    { marketplace: { popular: { itms: [{ title: 'A' }] } } },
    'answers.marketplace.popular has nothing that is read, but "itms": give an object with items',
  ],
  [
    { marketplace: { popular: 'x' } },
    'answers.marketplace.popular is "x", which can\'t be read: give an object with items',
  ],
  [{ marketplace: { popular: [] } }, "answers.marketplace.popular is [], which can't be read"],
])('answers that nobody could read are refused: %j', async (answers, said) => {
  const { render } = drawing(() => []);
  await expect(render(page, { answers } as RenderOptions)).rejects.toThrow(said);
});

it('links to another state of a page that has told no address are relative', async () => {
  const { render } = makeRenderer(manifest, async () => ({
    props: {},
    component: () => new VNode('a', { href: new URL('?hc-page=2', location.href).href }),
  }));
  expect(await render(page)).toContain('<a href="?hc-page=2">');
  expect(await render(page, { url: 'https://a.example/b' })).toContain('<a href="https://a.example/b?hc-page=2">');
});

// `https://page.invalid/javascript:…` of others became a link that runs.
it('an address of others that begins as one of such a page does leads to no script, and nowhere else', async () => {
  const written = [
    'javascript:alert(1)',
    'a',
    '/evil.example/a',
    '',
    '?b=1',
    '#c',
    'https://page.invalid/javascript:x',
  ];
  const { render } = makeRenderer(manifest, async () => ({
    props: {},
    component: () => written.map((rest) => new VNode('a', { href: `https://page.invalid/${rest}` })),
  }));
  const drawn = await render('<div data-widget="note"></div>');
  expect([...drawn.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href)).toEqual([
    ...['/javascript:alert(1)', '/a', '/.//evil.example/a', '', '?b=1', '#c'],
    '/https://page.invalid/javascript:x',
  ]);
  for (const [, href = ''] of drawn.matchAll(/<a href="([^"]*)">/g))
    expect(new URL(href, 'https://a.example/b').origin).toBe('https://a.example');
});
