// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { onlyNear } from '../../../cli/io/did-you-mean';

// Interface 9
describe('onlyNear', () => {
  it.each([
    ['wigdet', ['widget', 'width'], 'widget'],
    ['includ', ['include', 'exclude'], 'include'],
    ['xlude', ['include', 'exclude'], undefined],
    ['sj', ['js', 'css'], 'js'],
    ['j', ['js', 'css'], undefined],
    ['J-S', ['js', 'css'], 'js'],
    ['prise', ['price', 'prize'], undefined],
    ['marketplaceurl', ['marketplace-url'], 'marketplace-url'],
    ['heading2', ['heading'], undefined],
    ['_heading', ['heading'], undefined],
    ['x'.repeat(101), ['x'.repeat(101)], undefined],
  ])('finds near %s among %j only %s', (name, known, near) => {
    expect(onlyNear(name, known)).toBe(near);
  });
});
