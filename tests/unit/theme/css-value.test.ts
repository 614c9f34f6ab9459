// @vitest-environment node
import { lexer, parse } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { cssProblem } from '../../../cli/theme/css-value';
import { roleList, valueAt } from '../../../src/themes/role-list';
import type { RoleKind } from '../../../src/themes/roles';
import { themes } from '../../../src/themes/themes';
import fc from '../../fast-check';
import { runs } from '../../fuzz/runs';

/** css-tree's grammar of CSS. It is too large for the package, whose own check accepts only part of CSS. */
const oracle: Readonly<Partial<Record<RoleKind, (value: string) => Error | null>>> = {
  color: (value) => lexer.match('<color>', parse(value, { context: 'value' })).error,
  background: (value) => lexer.matchProperty('background', parse(value, { context: 'value' })).error,
  length: (value) => lexer.match('<length [0,∞]>', parse(value, { context: 'value' })).error,
  family: (value) => lexer.matchProperty('font-family', parse(value, { context: 'value' })).error,
  weight: (value) => lexer.matchProperty('font-weight', parse(value, { context: 'value' })).error,
  time: (value) => lexer.match('<time [0,∞]>', parse(value, { context: 'value' })).error,
  easing: (value) => lexer.match('<easing-function>', parse(value, { context: 'value' })).error,
};
const pool: Readonly<Partial<Record<RoleKind, readonly string[]>>> = {
  color: ['#fff', '#12', 'rgb(', 'hsla(', ')', '1', '2%', '.5', '90deg', ',', '/', ' ', 'transparent', '255'],
  background: [
    ...['#fff', '#0000', 'none', 'linear-gradient(', 'radial-gradient(', 'conic-gradient(', ')', ',', ' ', ' ', '/'],
    ...['to', 'top', 'left', 'center', '4px', '50%', '0', '90deg', 'from', 'at', 'circle', 'no-repeat', 'repeat-x'],
    ...['round', 'fixed', 'border-box', 'cover', 'auto', 'calc(100% - 4px)', '-4px'],
  ],
  length: ['calc(', 'min(', '(', ')', '1px', '2', '.5em', '1%', ' + ', ' - ', '*', '/', ',', ' ', '-1px', '1s'],
  family: ['serif', "'A B'", '"C"', ',', ' ', 'Open', 'Sans-1', '2x', 'inherit', '-a'],
  weight: ['100', '1', '0', '1000', '1001', 'bold', 'normal', 'bolder', '.5', ' '],
  time: ['calc(', ')', '1s', '20ms', '-1s', '2', ' + ', '*', '1px', ' '],
  easing: ['steps(', 'cubic-bezier(', ')', '2', '0', '1', '.5', '-1', ',', 'jump-both', 'end', 'ease', 'linear', ' '],
};
const kinds = Object.keys(oracle) as (keyof typeof oracle)[];

const fits = (kind: RoleKind, value: string) => cssProblem(kind, value) === undefined;
const isCss = (kind: RoleKind, value: string) => {
  try {
    return oracle[kind]!(value) === null;
  } catch {
    return false;
  }
};

// THM-3, THM-4
describe.each(kinds)('a value that is accepted as a %s', (kind) => {
  it('accepts only valid CSS of random values', () => {
    const value = fc.array(fc.constantFrom(...pool[kind]!), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(value, (text) => {
        if (fits(kind, text)) expect([text, isCss(kind, text)]).toEqual([text, true]);
      }),
      runs(4000, 20_000),
    );
  });

  it("accepts only valid CSS of mutations of the themes' values", () => {
    const values = themes.flatMap((theme) =>
      roleList.filter((role) => role.kind === kind).map(({ path }) => valueAt(theme, path) as string),
    );
    expect(values.filter((text) => !fits(kind, text))).toEqual([]);
    const changed = fc
      .tuple(fc.constantFrom(...new Set(values)), fc.nat(), fc.nat(3), fc.constantFrom(...pool[kind]!))
      .map(([text, at, how, word]) => {
        const words = text.split(/(?<=[ ,()/])|(?=[ ,()/])/);
        const index = at % words.length;
        const instead = [[], [words[index]!, words[index]!], [word], [words[index]!, ' ', word]][how]!;
        return words.toSpliced(index, 1, ...instead).join('');
      });
    fc.assert(
      fc.property(changed, (text) => {
        if (fits(kind, text)) expect([text, isCss(kind, text)]).toEqual([text, true]);
      }),
      runs(500, 2500),
    );
  });
});

it('accepts valid backgrounds', () => {
  for (const value of [
    ['none', '#fff', 'linear-gradient(#000 4px,#0000 0) 0 0/4px 4px,#fff'],
    ['linear-gradient(to top left,#000,50%,#fff) no-repeat fixed border-box'],
    ['radial-gradient(circle closest-side at 50% top,#000,#fff) right 4px top 10%/cover'],
    ['repeating-conic-gradient(from 45deg at center,#000 0 25%,#fff 0 50%) repeat-x,rgb(1 2 3 / 50%)'],
    ['linear-gradient(#fff 0 0) calc(100% - 96px) 100%/120px 8px no-repeat,#7cc8f8'],
  ].flat())
    expect([cssProblem('background', value), isCss('background', value)]).toEqual([undefined, true]);
});

it('accepts CSS functions that return one value', () => {
  for (const [kind, value] of [
    ['length', 'calc((1px + 2em) * 2)'],
    ['length', 'clamp(1px, 2vw, 3rem)'],
    ['size', 'max(1em, 14px)'],
    ['length', 'calc(1.5px * .5 / 10 * 2.25)'],
    ['color', 'rgb(1.5 .5 10% / 25.5%)'],
    ['easing', 'cubic-bezier(.4, -1, 1, 2)'],
    ['easing', 'steps(1)'],
    ['easing', 'steps(4, jump-none)'],
    ['family', "-apple-system, 'Open Sans', serif"],
  ] as const)
    expect(cssProblem(kind, value), value).toBeUndefined();
});

it('rejects invalid values', () => {
  for (const [kind, value] of [
    ['length', 'calc(1 + 2)'],
    ['length', 'calc(1px + 2)'],
    ['length', 'calc(1px 2px)'],
    ['time', 'calc(1px + 1s)'],
    ['color', 'rgb(1,2 3)'],
    ['easing', 'steps(0)'],
    ['easing', 'steps(1, jump-none)'],
    ['easing', 'cubic-bezier(2, 0, 1, 1)'],
    ['family', 'serif serif'],
    ['length', '1.px'],
    ['color', 'rgb(1.,2,3)'],
  ] as const)
    expect(cssProblem(kind, value), value).toBe('');
});

// threat 9
it('rejects a very long value without parsing it', () => {
  expect(cssProblem('length', `calc(${'('.repeat(50_000)}`)).toBe('it is longer than 4000 characters');
  for (const kind of [...kinds, 'size', 'number'] as const)
    for (const piece of ['(', 'calc(', '1px + ', 'a ', '#fff ', '/ ', 'steps(1 ', '0 '])
      expect(cssProblem(kind, piece.repeat(4000 / piece.length))).toBeDefined();
});

// threat 9
it('rejects ambiguous values in linear time', () => {
  for (const [kind, value] of [
    // A factor of two digits used to be ambiguous: 40 of them took hours.
    ['length', `calc(1px${'*11'.repeat(1_300)} x)`],
    ['length', `calc(1px${' / 1.11'.repeat(500)} x)`],
    ['size', `max(${'11.11px, '.repeat(400)}x)`],
    // Runs of digits used to be ambiguous: four runs of 900 took days.
    ['color', `rgb(${Array(4).fill('1'.repeat(900)).join()}x)`],
    [
      'color',
      `rgb(${Array(4)
        .fill(`1.${'1'.repeat(900)}`)
        .join(' ')}x)`,
    ],
  ] as const)
    expect(cssProblem(kind, value), value.slice(0, 30)).toBe('');
});
