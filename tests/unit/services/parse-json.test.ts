// @vitest-environment node
import { expect, it } from 'vitest';
import { parseJson } from '../../../src/services/client/parse-json';

// Node 20 doesn't pass the source text to the reviver. tests/browser/recorded covers browsers, which do.
it('parses everything else as JSON.parse does, even next to long numbers', () => {
  const text =
    '{"a":[1,-2.5,1e21,"1234567890123456789",null,true],"b":{"c":1234567890123456.5},"__proto__":{"d":12345678901234567890}}';
  expect(Object.keys(parseJson(text) as object)).toEqual(['a', 'b', '__proto__']);
  expect((parseJson(text) as { a: unknown }).a).toEqual([1, -2.5, 1e21, '1234567890123456789', null, true]);
  expect(() => parseJson('{"a":1234567890123456')).toThrow(SyntaxError);
});
