// @vitest-environment node
// CLI-2: `cobble match` tries only the experiments whose literals the URL contains. This file tests which experiments
// are skipped. tests/unit/experiments/targeting.test.ts tests that skipped experiments never match.
import { describe, expect, it } from 'vitest';
import { literalPrefilter } from '../../../cli/match/literal-prefilter';
import { parseConfig } from '../../../src/experiments/engine/config';

type Rule = string | readonly string[];
const url = (include: Rule, domain = 'a.example') => ({ domain, url: { include } });
const both = (path: Rule, query: Rule) => ({ domain: 'a.example', url: { include: path }, search: { include: query } });

/** Returns the experiments that the prefilter selects. It runs here even for a small config. */
const named = (...targetings: object[]) => namedOf(targetings, 0);

const namedOf = (targetings: readonly object[], few?: number) => {
  const { experiments } = parseConfig({
    experiments: targetings.map((targeting, index) => ({ name: `x${index}`, flights: { targeting } })),
  });
  const prefilter = literalPrefilter(experiments, few);
  return (address: string) => [...prefilter(new URL(address, 'https://a.example'))];
};

describe('the literal prefilter', () => {
  it('returns all experiments of a domain with at most four, because filtering would take longer', () => {
    const targetings = ['^/a', '^/b', '^/c', '^/d', '^/e'].map((include) => url(include));
    expect(namedOf(targetings.slice(1))('/e')).toEqual([0, 1, 2, 3]);
    expect(namedOf(targetings)('/e')).toEqual([4]);
  });

  it('returns only experiments of the domain', () => {
    const of = named(url('^/store'), url('^/store', 'b.example'), url('^/store'));
    expect(of('/store')).toEqual([0, 2]);
    expect(of('https://b.example/store')).toEqual([1]);
    expect(of('https://c.example/store')).toEqual([]);
  });

  it('skips an experiment without include, because it runs nowhere', () => {
    const of = named({ domain: 'a.example' }, url('^/store'), { domain: 'a.example', search: { include: 'x' } });
    expect(of('/store?x')).toEqual([1]);
  });

  it('returns experiments whose literal occurs at the required edge', () => {
    const of = named(url('^/store'), url('store$'), url('/store/'));
    expect(of('/store')).toEqual([0, 1]);
    expect(of('/en/store')).toEqual([1]);
    expect(of('/en/store/x')).toEqual([2]);
    expect(of('/en/stores')).toEqual([]);
  });

  it('always returns experiments without a certain literal, in the order of the config', () => {
    const of = named(url('/shop'), url('.*'), url('/store'), url('[a-z]+'));
    expect(of('/help')).toEqual([1, 3]);
    expect(of('/help')).toEqual([1, 3]);
    expect(of('/store/shop')).toEqual([0, 1, 2, 3]);
    expect(of('/help')).toEqual([1, 3]);
  });

  it('returns each experiment once, however many of its literals occur', () => {
    const of = named(url('(store|shop)'), url('store'));
    expect(of('/store/shop/store')).toEqual([0, 1]);
    expect(of('/shop')).toEqual([0]);
    expect(of('/store')).toEqual([0, 1]);
  });

  it('returns an experiment with a list of patterns if the literal of one occurs', () => {
    const of = named(url(['^/store', '/shop$']), url(['^/store', '.*']), url(['a.*hero', 'b.*cape']));
    expect(of('/store')).toEqual([0, 1]);
    expect(of('/x/shop')).toEqual([0, 1]);
    expect(of('/hero')).toEqual([1, 2]);
    expect(of('/cape')).toEqual([1, 2]);
    expect(of('/help')).toEqual([1]);
  });

  it('filters by the query if the path has no literal', () => {
    const of = named(both('.*', 'campaign='), both(['.*', '/store'], ['^\\?a=1', 'hero$']));
    expect(of('/campaign=')).toEqual([0]);
    expect(of('/x?campaign=2')).toEqual([0]);
    expect(of('/x?a=1')).toEqual([1]);
    expect(of('/x?b=1&hero')).toEqual([1]);
    expect(of('/x?b=1')).toEqual([]);
  });

  it('filters by the rarest literal of path and query together', () => {
    const of = named(both('/store', 'campaign='), url('/store'), url('/store'));
    expect(of('/store')).toEqual([1, 2]);
    expect(of('/x?campaign=1')).toEqual([0]);
    // The prefilter searches the query only if the query contains a selected literal.
    expect(named(url('/store'))('/x?/store')).toEqual([]);
  });

  it('filters by the longer of two equally rare literals', () => {
    expect(named(url('store.*hero-of-the-village'))('/store')).toEqual([]);
    expect(named(url('store.*hero-of-the-village'))('/hero-of-the-village')).toEqual([0]);
    expect(named(url('hero-of-the-village.*store'))('/store')).toEqual([]);
    // The rank of a choice is that of its worst literal.
    expect(named(url('(abc|hero-of-the-village).*store'))('/abc')).toEqual([]);
    // Characters after the twelfth don't improve a literal's rank.
    expect(named(url('abcdefghijkl.*abcdefghijklm'))('/abcdefghijkl')).toEqual([0]);
    expect(named(url('abcdefghijk.*abcdefghijkl'))('/abcdefghijk')).toEqual([]);
  });

  it('filters by a common literal if the rare one is much shorter', () => {
    // A literal that is twice as frequent must be three characters longer to have the same rank.
    const of = (rare: string) => named(url(`${rare}.*marketplace`), url('marketplace'));
    expect(of('store/h')('/store/h')).toEqual([]);
    expect(of('store/her')('/store/her')).toEqual([0]);
    expect(named(both('store/hero.*marketplace', 'marketplace'))('/store/hero')).toEqual([]);
  });

  it('ignores literals shorter than three characters or with non-ASCII characters, which URLs escape', () => {
    expect(named(url('ab'))('/x')).toEqual([0]);
    expect(named(url('abc'))('/x')).toEqual([]);
    expect(named(url('café'))('/x')).toEqual([0]);
    expect(named(url('caf\u007f'))('/x')).toEqual([]);
    expect(named(url('ab.*abcd'))('/x')).toEqual([]);
  });
});
