// @vitest-environment node
import { expect, it } from 'vitest';
import { tooDeep } from '../../../cli/check/json/document';
import { limits } from '../../../cli/io/limits';

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

it('accepts JSON nested up to the limit, in lists and objects', () => {
  const deep = limits.jsonDepth;
  expect(tooDeep('a', nested(deep))).toBeUndefined();
  expect(tooDeep('a', nested(deep + 1))).toBe(deep);
  expect(tooDeep('a', nested(deep + 1, '{', '}'))).toBe(deep);
  expect(tooDeep('a', ` ${nested(deep + 1)}`)).toBe(deep + 1);
  // Siblings don't add depth.
  expect(tooDeep('a', `[${nested(deep - 1)},${nested(deep - 1, '{', '}')},${nested(deep - 1)}]`)).toBeUndefined();
});

it('ignores brackets in a string', () => {
  const brackets = '['.repeat(limits.jsonDepth + 1);
  expect(tooDeep('a', `"${brackets}"`)).toBeUndefined();
  expect(tooDeep('a', `"\\"${brackets}"`)).toBeUndefined();
  expect(tooDeep('a', `"\\\\"${brackets}`)).toBe(4 + limits.jsonDepth);
  expect(tooDeep('a', `"a"${brackets}`)).toBe(3 + limits.jsonDepth);
});

it('accepts names and values up to the limit, and rejects one more with a message', () => {
  const most = limits.jsonValues;
  const message = new RegExp(
    `^cannot read a\\.json: it has more than ${most.toLocaleString('en-US')} names and values`,
  );
  // The list itself counts as one value, and each comma as another.
  expect(tooDeep('a.json', `[${','.repeat(most - 1)}]`)).toBeUndefined();
  expect(() => tooDeep('a.json', `[${','.repeat(most)}]`)).toThrow(message);
  expect(() => tooDeep('a.json', `{${':'.repeat(most)}}`)).toThrow(message);
  expect(() => tooDeep('a.json', '[]'.repeat(most + 1))).toThrow(message);
  expect(tooDeep('a.json', `"${','.repeat(most + 1)}"`)).toBeUndefined();
});
