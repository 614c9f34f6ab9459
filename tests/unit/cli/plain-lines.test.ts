// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { plainLines } from '../../../cli/io/messages';

// Threat 8
describe('plainLines', () => {
  it.each([
    ['::error::x', '\\u003a:error::x'],
    ['  \t::x', '  \t\\u003a:x'],
    ['a\n::x', 'a\n\\u003a:x'],
    ['\u00a0\u3000::x', '\u00a0\u3000\\u003a:x'],
    ['\u001b[2m::x', '\u001b[2m\\u003a:x'],
    [':\u001b[22m:x', '\\u003a\u001b[22m:x'],
    ['a ::x', 'a ::x'],
    [':x', ':x'],
    ['\n\n', '\n\n'],
    ['a::b\nc', 'a::b\nc'],
  ])('turns %j into %j', (text, written) => {
    expect(plainLines(text)).toBe(written);
  });
});
