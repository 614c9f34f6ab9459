// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cssProblem } from '../../../cli/theme/css-value';
import { themeName } from '../../../cli/theme/theme-name';
import { themeProblems } from '../../../cli/theme/theme-problems';
import { roleList } from '../../../src/themes/role-list';
import type { RoleKind } from '../../../src/themes/roles';
import { themes } from '../../../src/themes/themes';

const gray = themes.find(({ name }) => name === 'gray')!;

// THM-4
it('finds no problem in the eight themes', () => {
  expect(themes.flatMap((theme) => themeProblems(theme))).toEqual([]);
});

// THM-4
it('lists missing, unknown and mistyped roles, with the nearest name and an example', () => {
  const { linkHover: _, ...color } = gray.color;
  const { chip: __, ...rest } = gray;
  const theme = {
    ...rest,
    color: { ...color, linkhover: '#fff' },
    chips: gray.chip,
    space: { ...gray.space, x1: 4 },
    badge: 'red',
    heading: '#000',
  };
  expect(themeProblems(theme)).toEqual([
    "color.linkhover isn't a role: did you mean color.linkHover?",
    "chips isn't a role: did you mean chip?",
    "heading isn't a role: did you mean color.heading?",
    "color.linkHover is missing: use a hex, rgb() or hsl() colour, such as '#122a4d'",
    "badge is 'red': use an object of roles, such as { surface: … }",
    "chip.surface is missing: use a hex, rgb() or hsl() colour, such as '#2a2d35'",
    "chip.text is missing: use a hex, rgb() or hsl() colour, such as '#fff'",
    "space.x1 is 4: use a length with a unit in a string, such as '4px'",
  ]);
});

it('lists every role of an empty theme', () => {
  const problems = themeProblems({});
  expect(problems).toHaveLength(roleList.length + 1);
  for (const { path } of roleList)
    expect(problems.some((problem) => problem.startsWith(`${path} is missing`))).toBe(true);
});

it('lists failing contrasts of readable colours, too', () => {
  const theme = { ...gray, color: { ...gray.color, muted: '#999' }, space: { ...gray.space, x1: 'red' } };
  const problems = themeProblems(theme);
  expect(problems[0]).toBe("space.x1 is 'red': use a length with a unit, such as '4px'");
  expect(problems.slice(1).every((problem) => /^muted \(color\.muted\) has a contrast of \d/.test(problem))).toBe(true);
  expect(problems.length).toBeGreaterThan(2);
});

it('omits roles with a known problem', () => {
  const { muted: _, ...color } = gray.color;
  expect(themeProblems({ ...gray, color }, new Set(['color.muted']))).toEqual([]);
});

describe('a value', () => {
  const fits = (kind: RoleKind, value: string) => cssProblem(kind, value) === undefined;

  // THM-3
  it('rejects a value that could end the declaration', () => {
    for (const [kind, value] of [
      ['color', '#000;}'],
      ['color', 'red;} body{color:red'],
      ['background', '#fff} *{color:red'],
      ['background', 'url(javascript:alert(1))'],
      ['background', "url('https://a.example/b.png') #fff"],
      ['background', 'image-set("a.png" 1x) #fff'],
      ['background', '#fff/* */'],
      ['family', "'a\\27 ',serif"],
      ['length', '4px!important'],
      // Valid on its own, because the end of the text closes the string. In a stylesheet, the string would continue.
      ['family', "serif,'a"],
      ['background', 'linear-gradient(#000,#fff'],
      ['length', '4px)'],
      ['length', 'env(x)'],
      ['color', 'var(--x)'],
    ] as [RoleKind, string][])
      expect(fits(kind, value), value).toBe(false);
  });

  it('checks a value by the kind of the role', () => {
    for (const [kind, right, wrong] of [
      [
        'color',
        ['#fff', '#12345680', 'rgb(1 2 3 / 50%)', 'hsl(1,2%,3%)', 'transparent'],
        ['tomat', '#12', '4px', '', 'inherit', 'oklch(50% 0 0)', 'rgb(1,2 3)'],
      ],
      [
        'background',
        ['none', '#fff', 'linear-gradient(#000 4px,#0000 0) 0 0/4px 4px,#fff'],
        ['4px 4px 4px', 'linear-gradient(#000', 'inherit', 'var(--a)'],
      ],
      ['length', ['4px', '.5rem', '0px', 'calc(1px + 1em)'], ['red', '4', '0', '-4px', '50%', '4px 4px', 'initial']],
      ['size', ['1em', '.875em', '14px'], ['1', '-1em', 'large']],
      ['family', ["'Cobble Pixel',system-ui,sans-serif", 'serif'], ['', "'a", 'inherit', '12px']],
      ['weight', ['700', 'bold', '1000'], ['0', '1001', 'bolder', 'heavy']],
      ['number', ['1.25', '1'], ['1.25em', '-1', 'normal']],
      ['time', ['.1s', '240ms'], ['100', '1px', '-1s']],
      ['easing', ['steps(2)', 'ease', 'cubic-bezier(0,0,1,1)'], ['steps', 'fast', 'steps(2),steps(3)']],
      ['scheme', ['light', 'dark'], ['light dark', 'red', '']],
    ] as [RoleKind, string[], string[]][]) {
      expect(
        right.filter((value) => !fits(kind, value)),
        kind,
      ).toEqual([]);
      expect(
        wrong.filter((value) => fits(kind, value)),
        kind,
      ).toEqual([]);
    }
  });
});

it('accepts only names that can be a folder of the build', () => {
  expect(['ours', 'a', 'x-2'].filter(themeName)).toEqual([]);
  const wrong = ['', 'Ours', '2x', 'a b', '../a', 'chunks', 'integrity', 'fonts', 'services', 'a'.repeat(41)];
  expect(wrong.filter((name) => !themeName(name))).toEqual([]);
  expect(themeProblems({ ...gray, name: 'chunks' })).toEqual([
    "name is 'chunks': a build already has a folder with this name",
  ]);
});

// Threat 9. Each colour with alpha used to double the measurements, and values that were too long used to be measured
// anyway.
it('rejects values with very many colours or characters in time', () => {
  const veils = Array.from({ length: 60 }, (_, index) => `#${index + 100}8`).join();
  const long = `linear-gradient(${'#000,'.repeat(800_000)}#fff)`;
  const problems = themeProblems({
    ...gray,
    color: { ...gray.color, muted: '#555', text: long },
    texture: { ...gray.texture, surface: `linear-gradient(${veils})`, sunken: long },
  });
  const ofRole = (path: string) => problems.filter((problem) => problem.startsWith(`${path} is `));
  expect(ofRole('texture.surface')).toEqual([
    expect.stringMatching(/can show more than 256 colours, 60 of them with alpha: remove some; use /),
  ]);
  for (const path of ['texture.sunken', 'color.text'])
    expect(ofRole(path)).toEqual([expect.stringContaining('it is longer than 4000 characters')]);
  expect(problems.some((problem) => problem.startsWith('muted (color.muted) has a contrast of '))).toBe(true);
});
