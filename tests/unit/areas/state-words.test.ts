// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { standingOf, stateWords } from '../../../src/areas/store/realms-subscription/state-words';
import { statusProps } from '../../../src/areas/store/realms-subscription/status-props';

const texts = { inDunningStateText: 'Payment due', openStateText: 'Open' };

// RLM-5
describe('state-words', () => {
  it('translates known states, formats unknown ones, shows a dash for none, and accepts custom texts', () => {
    expect(stateWords('IN_DUNNING', undefined, texts)).toBe('Payment due');
    expect(stateWords('BRAND_NEW', undefined, texts)).toBe('Brand new');
    expect(stateWords('OPEN', { OPEN: 'Running' }, texts)).toBe('Running');
    for (const none of [undefined, '']) expect(stateWords(none, undefined, texts)).toBe('–');
  });

  it('has a text for each state with a known status', () => {
    for (const state of Object.keys(statusProps).map((key) => key.replace('StateText', ''))) {
      const status = state.replace(/[A-Z]/g, '_$&').toUpperCase();
      expect(stateWords(status, {}, { [`${state}StateText`]: 'x' })).toBe('x');
      if (status !== 'UNKNOWN') expect([status, standingOf(status)]).not.toEqual([status, undefined]);
    }
  });

  it.each(['constructor', 'toString', '__proto__'])('treats a state named %s as an ordinary word', (status) => {
    expect(typeof stateWords(status, {}, texts)).toBe('string');
    expect(standingOf(status)).toBeUndefined();
  });
});
