// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { jsonText, safeJson } from '../../../cli/io/json';
import fc, { anyText } from '../../fast-check';

// threat 8
describe('quoting text as JSON', () => {
  it('returns the same text as safeJson for any input', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(jsonText(text)).toBe(safeJson(text));
      }),
    );
    for (let code = 0; code < 0x300; code++) {
      const text = `a${String.fromCharCode(code)}b`;
      expect(jsonText(text)).toBe(safeJson(text));
    }
    expect(jsonText('https://www.example.net/a?b=1')).toBe('"https://www.example.net/a?b=1"');
  });
});
