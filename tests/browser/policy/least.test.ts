import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { brokenParts, isNeeded, openUnderPolicy, read, sources, write } from './least-page';

const harnessed = harness();

// threats 3 and 7
describe('the printed policy', () => {
  it('allows everything by the printed policy, and has no untested source', async () => {
    const { page, policy, violations } = await openUnderPolicy(harnessed, { collects: true });
    expect(await brokenParts(page, [], violations)).toEqual([]);
    expect(violations.list).toEqual([]);
    const held = read(policy)
      .filter(([name]) => !/^(base-uri|object-src|require-trusted-types-for)$/.test(name))
      .flatMap(([name, ...all]) => all.map((source) => `${name} ${source.replace(/:\d+/, ':PORT')}`));
    expect(held.sort()).toEqual(sources.map(([name, source]) => `${name} ${source}`).sort());
  });

  // Test one source of each directive. least.all.test.ts tests all sources.
  const first = sources.filter(([directive], i) => sources.findIndex(([one]) => one === directive) === i);
  it.each(sampleOf(first, 2).map((source) => ({ source, name: source.slice(0, 2).join(' ') })))(
    'needs $name in the printed policy',
    ({ source }) => isNeeded(harnessed, source),
  );

  /** Attacks that succeed without the directive. Each runs in the page and returns whether it succeeded. */
  const attacks: readonly (readonly [directive: string, attack: () => boolean | Promise<boolean>])[] = [
    [
      'base-uri',
      () => {
        document.head.prepend(Object.assign(document.createElement('base'), { href: 'https://evil.test/' }));
        return document.baseURI === 'https://evil.test/';
      },
    ],
    ['object-src', () => document.querySelector('object')!.contentDocument?.documentElement.localName === 'svg'],
    [
      'require-trusted-types-for',
      () => {
        try {
          document.body.insertAdjacentHTML('beforeend', '<b>evil</b>');
          return true;
        } catch {
          return false;
        }
      },
    ],
    [
      'trusted-types',
      () => {
        try {
          (
            window as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('evil', { createHTML: (html: string) => html });
          return true;
        } catch {
          return false;
        }
      },
    ],
  ];

  const injected = '<object data="/examples/pages/art/creek.svg"></object>';

  it("blocks everything outside the printed policy's sources", async () => {
    const { page } = await openUnderPolicy(harnessed, { more: injected });
    for (const [directive, attack] of attacks)
      expect([directive, await page.evaluate(attack)]).toEqual([directive, false]);
  });

  it.each(sampleOf(attacks, 2))(
    'blocks an attack only because the printed policy has %s',
    async (directive, attack) => {
      // `frame-src` also blocks an `object`, so remove it, too.
      const { page } = await openUnderPolicy(harnessed, {
        change: (policy) => write(read(policy).filter(([name]) => name !== directive && name !== 'frame-src')),
        more: injected,
      });
      expect(await page.evaluate(attack)).toBe(true);
    },
  );
});
