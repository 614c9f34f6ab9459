// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { makeRenderer } from '../../../src/render/make-renderer';
import type { RenderOptions } from '../../../src/render/render-options';
import { VNode } from '../../../src/render/vnode';
import type { Services } from '../../../src/services/services';
import type { PrerenderedAnswers } from '../../../src/widgets/kit/prerendered-answers';
import { manifest } from './support';

type Call = (services: Services, signal: AbortSignal) => Promise<unknown>;

/** Creates a renderer for a widget that makes these calls sequentially and shows their answers. */
const createRenderer = (
  calls: (answers: readonly unknown[]) => readonly (readonly [inputs: readonly unknown[], call: Call])[],
) =>
  makeRenderer(manifest, async () => ({
    props: {},
    component: ({ host }) => {
      const { serverAnswers } = host as { serverAnswers: PrerenderedAnswers };
      const answers: unknown[] = [];
      for (let at = 0; at < calls(answers).length; at++) {
        const [inputs, call] = calls(answers)[at]!;
        const found = serverAnswers.next(inputs, call, (data) => ({ data }));
        if (!found) break;
        answers.push(found.data);
      }
      return new VNode('p', { children: JSON.stringify(answers) });
    },
  }));

const page = '<i data-widget="note"></i><div data-widget="note"></div>';
const renderWith = async (calls: Parameters<typeof createRenderer>[0], options: RenderOptions, html = page) => {
  const warnings: string[] = [];
  const text = await createRenderer(calls).render(html, { ...options, warn: (message) => warnings.push(message) });
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
interface Runtime {
  readonly shared: { safeUrl(url: string): unknown };
}

describe('a server-rendered page with answers', () => {
  it('renders answers in widgets, and as JSON for their first render in the browser', async () => {
    const { shown, json } = await renderWith(() => [[[1, undefined], latest]], {
      answers: { downloads: { latest: { version: '1.26', other: 7 } } },
    });
    expect(shown).toEqual([{ version: '1.26', other: 7 }]);
    expect(json).toEqual({ '[1,null]': { data: { version: '1.26', other: 7 } } });
  });

  it('requests more after the first answer if a widget needs it, each answer once', async () => {
    const search: Call = ({ marketplace }) => marketplace.search({ query: 'b' });
    const asked = vi.fn(async (args) => ({ count: 1, of: args }));
    const { shown, json } = await renderWith(
      (answers) => [[['a'], latest], ...(answers.length ? [[['b'], search] as const] : [])],
      { answers: { downloads: { latest: () => ({ version: '1' }) }, marketplace: { search: asked } } },
    );
    expect(shown).toEqual([{ version: '1' }, { count: 1, of: { query: 'b' } }]);
    expect(Object.keys(json)).toEqual(['["a"]', '["b"]']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('passes the arguments of the client method to a function, with a signal', async () => {
    const given: unknown[][] = [];
    const answer = (...args: unknown[]) => {
      given.push(args);
      return { version: '1' };
    };
    await renderWith(() => [[['a'], latest]], { answers: { downloads: { latest: answer } } });
    expect(given).toEqual([[{ signal: expect.any(AbortSignal) }]]);
  });

  it('normalises an answer as the page does', async () => {
    const given = { items: [{ title: 7, price: '5' }, 'none'], title: 'A' };
    const { shown } = await renderWith(() => [[['a'], item]], { answers: { marketplace: { item: given } } });
    expect(shown).toEqual([{ ...given }]);
    const popular: Call = ({ marketplace }) => marketplace.popular();
    expect(
      (await renderWith(() => [[['a'], popular]], { answers: { marketplace: { popular: given } } })).shown,
    ).toEqual([{ items: [{ price: 5 }], title: 'A' }]);
  });

  it('escapes its JSON, and omits the body of an article', async () => {
    const given = { title: '</script><script>alert(1)</script><!--', item: { body: '<p>long</p>' } };
    const { text, json } = await renderWith(() => [[['a'], item]], { answers: { marketplace: { item: given } } });
    expect(text.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(json).toEqual({ '["a"]': { data: { title: given.title, item: { body: '' } } } });
  });

  it('renders the same in pieces or again', async () => {
    const options = { answers: { downloads: { latest: { version: '1' } } } };
    const { text } = await renderWith(() => [[['a'], latest]], options);
    const renderer = createRenderer(() => [[['a'], latest]]);
    let pieces = '';
    for await (const piece of renderer.renderPieces(page.match(/.{1,7}/gs)!, options)) pieces += piece;
    expect(pieces).toBe(text);
    expect(await renderer.render(text, options)).toBe(text);
    expect(await renderer.render(text)).not.toContain('<script');
  });

  it('requests the answers of all widgets in parallel', async () => {
    const waiting: ((answer: object) => void)[] = [];
    // Answers only once all three widgets have requested.
    const answer = () =>
      new Promise<object>((resolve) => {
        if (waiting.push(resolve) === 3) for (const give of waiting) give({ version: '1' });
      });
    await renderWith(() => [[['a'], latest]], { answers: { downloads: { latest: answer } } }, page.repeat(3));
    expect(waiting).toHaveLength(3);
  });

  it('renders only safe URLs of what a widget reads after a first answer', async () => {
    const safe: Call = async ({ downloads }) => {
      await downloads.latest();
      const { load } = (globalThis as never as { cobble: { shared: { load(name: string): Promise<Runtime> } } }).cobble
        .shared;
      const { safeUrl } = (await load('runtime')).shared;
      return ['/a', 'https://b.example/', 'javascript:alert(1)'].map(safeUrl);
    };
    const { shown } = await renderWith(() => [[['a'], safe]], { answers: { downloads: { latest: {} } } });
    expect(shown).toEqual([['/a', 'https://b.example/', null]]);
  });

  it('stops rendering even if a widget never stops requesting', async () => {
    let turn = 0;
    const { json } = await renderWith(() => [[[turn++], latest]], {
      answers: { downloads: { latest: { version: '1' } } },
    });
    expect(Object.keys(json).length).toBeLessThan(30);
  });
});

describe('a widget whose answer', () => {
  it.each([
    ["isn't given", { marketplace: {} }],
    ['is null', { downloads: { latest: null } }],
    ['has an undefined group', { downloads: undefined }],
  ])('%s is rendered in its initial state, without a warning', async (_, answers) => {
    expect(await renderWith(() => [[['a'], latest]], { answers: answers as never })).toMatchObject({
      shown: [],
      json: undefined,
      warnings: [],
    });
  });

  it('needs a browser is rendered in its initial state, without a warning', async () => {
    const loads: Call = async (services, signal) => {
      await latest(services, signal);
      const { load } = (globalThis as never as { cobble: { shared: { load(): Promise<unknown> } } }).cobble.shared;
      return load();
    };
    const answers = { downloads: { latest: {} } };
    expect(await renderWith(() => [[['a'], loads]], { answers })).toMatchObject({ shown: [], warnings: [] });
  });

  it('fails is rendered in its initial state, with one warning', async () => {
    const answers = { downloads: { latest: () => Promise.reject(Error('down')) } };
    const { shown, warnings } = await renderWith(() => [[['a'], latest]], { answers }, page.repeat(2));
    expect([shown, warnings]).toEqual([[], ['note has no answer: Error: down']]);
  });
});

it('rejects answers under unknown names, but allows other methods of the client', async () => {
  const { render } = createRenderer(() => []);
  const wrong = (answers: object) => expect(render(page, { answers } as RenderOptions)).rejects;
  await wrong({ market: { popular: {} } }).toThrow('no widget uses answers.market.popular. Fix: use marketplace.');
  await wrong({ marketplace: { populer: {} } }).toThrow('answers.marketplace.populer');
  await wrong({ constructor: { name: {} } }).toThrow('answers.constructor.name');
  const answers = { auth: { token: () => 'a' }, marketplace: { grantOffers: () => {} } };
  expect(await render(page, { answers } as RenderOptions)).toContain('drawn');
});

// Interface 9. With invalid answers, the page used to be rendered as if there were none.
it.each<[answers: object, said: string]>([
  [{ marketplace: 5 }, 'answers.marketplace is 5, not an object of calls. Fix: use marketplace.search, '],
  [{ marketplace: [] }, 'answers.marketplace is [], not an object of calls'],
  [{ zzz: {} }, 'no widget uses answers.zzz. Fix: use marketplace, helpCentre, downloads'],
  [
    { marketplace: { popular: { itms: [{ title: 'A' }] } } },
    'answers.marketplace.popular has only unused keys, "itms". Fix: use an object with items',
  ],
  [
    { marketplace: { popular: 'x' } },
    'answers.marketplace.popular is "x", which can\'t be read. Fix: use an object with items',
  ],
  [{ marketplace: { popular: [] } }, "answers.marketplace.popular is [], which can't be read"],
])('rejects answers that no widget can read: %j', async (answers, said) => {
  const { render } = createRenderer(() => []);
  await expect(render(page, { answers } as RenderOptions)).rejects.toThrow(said);
});

it('renders relative links to other states of a page without a URL', async () => {
  const { render } = makeRenderer(manifest, async () => ({
    props: {},
    component: () => new VNode('a', { href: new URL('?hc-page=2', location.href).href }),
  }));
  expect(await render(page)).toContain('<a href="?hc-page=2">');
  expect(await render(page, { url: 'https://a.example/b' })).toContain('<a href="https://a.example/b?hc-page=2">');
});

// An untrusted `https://page.invalid/javascript:…` used to become a link to a script.
it('renders untrusted URLs on the placeholder host as paths, never as scripts or other hosts', async () => {
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
  const rendered = await render('<div data-widget="note"></div>');
  expect([...rendered.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href)).toEqual([
    ...['/javascript:alert(1)', '/a', '/.//evil.example/a', '', '?b=1', '#c'],
    '/https://page.invalid/javascript:x',
  ]);
  for (const [, href = ''] of rendered.matchAll(/<a href="([^"]*)">/g))
    expect(new URL(href, 'https://a.example/b').origin).toBe('https://a.example');
});
