// @vitest-environment node
import { expect, it } from 'vitest';
import { propTable } from '../../../cli/build/prop-table';
import { applyTheme } from '../../../cli/build/theme-css';
import { PropCode } from '../../../src/embed/prop-table';
import { realms } from '../../../src/themes/realms';

// THM-2
it('inserts the values of a theme', () => {
  expect(applyTheme('a{color:theme(color.text);padding:theme(space.x1) theme(space.x2)}', realms)).toBe(
    `a{color:${realms.color.text};padding:4px 8px}`,
  );
});

// THM-2
it('rejects missing roles and groups of roles', () => {
  expect(() => applyTheme('a{color:theme(color.puce)}', realms)).toThrow(/theme 'realms' has no color\.puce/);
  expect(() => applyTheme('a{color:theme(color)}', realms)).toThrow(/has no color/);
});

// LDR-6
it('ships the type, default and limits of a prop, without its texts', () => {
  expect(
    propTable({
      name: 'tile',
      props: {
        title: { type: 'text', required: true, text: 'Words.' },
        rating: { type: 'number', min: 0, max: 5, default: 0, text: 'Words.' },
        variant: { type: 'text', values: ['a', 'b'], default: 'a', text: 'Words.' },
        href: { type: 'url', text: 'Words.' },
      },
    }),
  ).toEqual({
    title: ['t', null, undefined],
    rating: ['n', 0, [0, 5]],
    variant: ['t', 'a', ['a', 'b']],
    href: ['u', undefined, undefined],
  });
});

it('has a distinct code for each type of a prop', () => {
  const codes = Object.values(PropCode);
  expect(codes).toHaveLength(7);
  expect(new Set(codes).size).toBe(codes.length);
});
