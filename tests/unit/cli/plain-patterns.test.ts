import { describe, expect, it, vi } from 'vitest';
import { language } from '../../../cli/patterns/language';
import { pattern } from '../../../cli/patterns/pattern';

// Fails if the automaton library is loaded: loading it takes longer than checking a small config.
vi.mock('../../../cli/patterns/automata', () => ({
  automata: () => {
    throw Error('the library of automata is not for these');
  },
}));

const url = (source: string) => pattern(source, 'url');

describe('patterns of plain text', () => {
  it("needs no automata to find a text that others don't exclude", () => {
    expect(language.isKnown(url('/checkout'))).toBe(true);
    expect(language.example('url', url('^/store/'))).toBe('/store/');
    expect(language.example('url', url('^/store/'), [url('/checkout'), url('^/help$')])).toBe('/store/');
  });

  it("needs automata if one excludes the shortest text of the other, or isn't plain text", () => {
    expect(language.example('url', url('^/store/'), [url('^/store')])).toBeUndefined();
    expect(language.example('url', url('^/store/'), [url('/(checkout|help)')])).toBeUndefined();
    expect(language.isKnown(url('/(checkout|help)'))).toBe(false);
  });
});
