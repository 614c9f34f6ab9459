// @vitest-environment node
// CLI-2: `cobble match` asks of a URL only the experiments whose literals it meets. That what it leaves out never
// matches is proved in tests/unit/experiments/targeting.test.ts; here it is what it leaves out.
import { describe, expect, it } from 'vitest';
import { literalPrefilter } from '../../../cli/match/literal-prefilter';
import { parseConfig } from '../../../src/experiments/engine/config';

type Rule = string | readonly string[];
const url = (include: Rule, domain = 'a.example') => ({ domain, url: { include } });
const both = (path: Rule, query: Rule) => ({ domain: 'a.example', url: { include: path }, search: { include: query } });

/** Which of them the prefilter names for an address, however few they are. */
const named = (...targetings: object[]) => namedOf(targetings, 0);

const namedOf = (targetings: readonly object[], few?: number) => {
  const { experiments } = parseConfig({
    experiments: targetings.map((targeting, index) => ({ name: `x${index}`, flights: { targeting } })),
  });
  const prefilter = literalPrefilter(experiments, few);
  return (address: string) => [...prefilter(new URL(address, 'https://a.example'))];
};

describe('the prefilter names', () => {
  it('all of a domain that has four at most: to ask them takes less time than to read the URL', () => {
    const targetings = ['^/a', '^/b', '^/c', '^/d', '^/e'].map((include) => url(include));
    expect(namedOf(targetings.slice(1))('/e')).toEqual([0, 1, 2, 3]);
    expect(namedOf(targetings)('/e')).toEqual([4]);
  });

  it('only experiments of the domain', () => {
    const of = named(url('^/store'), url('^/store', 'b.example'), url('^/store'));
    expect(of('/store')).toEqual([0, 2]);
    expect(of('https://b.example/store')).toEqual([1]);
    expect(of('https://c.example/store')).toEqual([]);
  });

  it('nothing that has no include, as it runs nowhere', () => {
    const of = named({ domain: 'a.example' }, url('^/store'), { domain: 'a.example', search: { include: 'x' } });
    expect(of('/store?x')).toEqual([1]);
  });

  it('what meets its literal, at the edge that it asks for', () => {
    const of = named(url('^/store'), url('store$'), url('/store/'));
    expect(of('/store')).toEqual([0, 1]);
    expect(of('/en/store')).toEqual([1]);
    expect(of('/en/store/x')).toEqual([2]);
    expect(of('/en/stores')).toEqual([]);
  });

  it('what says nothing for sure always, and all in the order of the config', () => {
    const of = named(url('/shop'), url('.*'), url('/store'), url('[a-z]+'));
    expect(of('/help')).toEqual([1, 3]);
    expect(of('/help')).toEqual([1, 3]);
    expect(of('/store/shop')).toEqual([0, 1, 2, 3]);
    expect(of('/help')).toEqual([1, 3]);
  });

  it('each once, however many of its texts are met and however often', () => {
    const of = named(url('(store|shop)'), url('store'));
    expect(of('/store/shop/store')).toEqual([0, 1]);
    expect(of('/shop')).toEqual([0]);
    expect(of('/store')).toEqual([0, 1]);
  });

  it('of a list of patterns what one of them asks for', () => {
    const of = named(url(['^/store', '/shop$']), url(['^/store', '.*']), url(['a.*hero', 'b.*cape']));
    expect(of('/store')).toEqual([0, 1]);
    expect(of('/x/shop')).toEqual([0, 1]);
    expect(of('/hero')).toEqual([1, 2]);
    expect(of('/cape')).toEqual([1, 2]);
    expect(of('/help')).toEqual([1]);
  });

  it('by the query where the path says nothing', () => {
    const of = named(both('.*', 'campaign='), both(['.*', '/store'], ['^\\?a=1', 'hero$']));
    expect(of('/campaign=')).toEqual([0]);
    expect(of('/x?campaign=2')).toEqual([0]);
    expect(of('/x?a=1')).toEqual([1]);
    expect(of('/x?b=1&hero')).toEqual([1]);
    expect(of('/x?b=1')).toEqual([]);
  });

  it('by what path and query say together the text that fewest have', () => {
    // `/store` is asked for by three, `campaign=` by one.
    const of = named(both('/store', 'campaign='), url('/store'), url('/store'));
    expect(of('/store')).toEqual([1, 2]);
    expect(of('/x?campaign=1')).toEqual([0]);
    // Where no choice is one of the query, it is not looked at.
    expect(named(url('/store'))('/x?/store')).toEqual([]);
  });

  it('by the longer of two texts that as many have', () => {
    expect(named(url('store.*hero-of-the-village'))('/store')).toEqual([]);
    expect(named(url('store.*hero-of-the-village'))('/hero-of-the-village')).toEqual([0]);
    expect(named(url('hero-of-the-village.*store'))('/store')).toEqual([]);
    // A choice is as good as its worst text.
    expect(named(url('(abc|hero-of-the-village).*store'))('/abc')).toEqual([]);
    // More than twelve characters are no better than twelve.
    expect(named(url('abcdefghijkl.*abcdefghijklm'))('/abcdefghijkl')).toEqual([0]);
    expect(named(url('abcdefghijk.*abcdefghijkl'))('/abcdefghijk')).toEqual([]);
  });

  it('by a text that many have where the rare one is much shorter', () => {
    // Twice as many count as much as three characters.
    const of = (rare: string) => named(url(`${rare}.*marketplace`), url('marketplace'));
    expect(of('store/h')('/store/h')).toEqual([]);
    expect(of('store/her')('/store/her')).toEqual([0]);
    // An experiment counts once, also where it asks for the same text twice.
    expect(named(both('store/hero.*marketplace', 'marketplace'))('/store/hero')).toEqual([]);
  });

  it('by no text of fewer than three characters, and none beyond ASCII, which a URL writes in another way', () => {
    expect(named(url('ab'))('/x')).toEqual([0]);
    expect(named(url('abc'))('/x')).toEqual([]);
    expect(named(url('café'))('/x')).toEqual([0]);
    expect(named(url('caf\u007f'))('/x')).toEqual([]);
    expect(named(url('ab.*abcd'))('/x')).toEqual([]);
  });
});
