import { describe, expect, it, vi } from 'vitest';
import { language } from '../../../cli/patterns/language';
import { pattern } from '../../../cli/patterns/pattern';

// Loading it takes longer than all the rest of a small config's check.
vi.mock('../../../cli/patterns/automata', () => ({
  automata: () => {
    throw Error('the library of automata is not for these');
  },
}));

const url = (source: string) => pattern(source, 'url');

describe('patterns of plain text', () => {
  it('need no automata to leave something of each other', () => {
    expect(language.isKnown(url('/checkout'))).toBe(true);
    expect(language.example('url', url('^/store/'))).toBe('/store/');
    expect(language.example('url', url('^/store/'), [url('/checkout'), url('^/help$')])).toBe('/store/');
  });

  it('are left to automata where one excludes the shortest text of the other, or is no plain text', () => {
    expect(language.example('url', url('^/store/'), [url('^/store')])).toBeUndefined();
    expect(language.example('url', url('^/store/'), [url('/(checkout|help)')])).toBeUndefined();
    expect(language.isKnown(url('/(checkout|help)'))).toBe(false);
  });
});
