// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { must } from '../../cli/io/errors';
import { must as mustInExamples } from '../../examples/sandbox/must';

describe.each([
  ['the command line', must],
  ['the examples', mustInExamples],
])('must in %s', (_, given) => {
  it.each([0, '', false])('returns %j', (value) => expect(given(value, 'The value')).toBe(value));

  it.each([null, undefined])('names the value that is missing: %j', (value) =>
    expect(() => given(value, 'The value')).toThrow(/^The value is missing\. This is a bug in /),
  );
});
