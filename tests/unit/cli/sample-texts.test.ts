// @vitest-environment node
import { expect, it } from 'vitest';
import { pattern } from '../../../cli/patterns/pattern';
import { sampleTexts } from '../../../cli/patterns/sample-texts';

it.each([
  ['^/(a)\\1$', ['/aa']],
  // Expanding these patterns used to never end.
  ['(\\1|)a', ['a']],
  ['(\\2)(\\1)a', ['a']],
  // The text of this pattern has 2^39 characters.
  [`(a)${Array.from({ length: 39 }, (_, index) => `(\\${index + 1}\\${index + 1})`).join('')}`, []],
])('generates samples of %s', (source, expected) => {
  expect(sampleTexts(pattern(source, 'url'))).toEqual(expected);
});
