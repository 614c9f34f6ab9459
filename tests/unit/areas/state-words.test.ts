import { describe, expect, it } from 'vitest';
import { standingOf, stateWords } from '../../../src/areas/store/realms-subscription/state-words';

// RLM-5
describe('state-words', () => {
  it('says a known state in words, an unknown one legibly, none as a dash, and lets the page choose', () => {
    expect(stateWords('IN_DUNNING', undefined)).toBe('Payment is due');
    expect(stateWords('BRAND_NEW', undefined)).toBe('Brand new');
    expect(stateWords('OPEN', { OPEN: 'Running' })).toBe('Running');
    for (const none of [undefined, '']) expect(stateWords(none, undefined)).toBe('–');
  });

  it.each(['constructor', 'toString', '__proto__'])('a state called %s is a word like any other', (status) => {
    expect(typeof stateWords(status, {})).toBe('string');
    expect(standingOf(status)).toBeUndefined();
  });
});
