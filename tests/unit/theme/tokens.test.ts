// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { themeProblems } from '../../../cli/theme/theme-problems';
import { putAt } from '../../../cli/theme/tokens/put-at';
import { readTokens } from '../../../cli/theme/tokens/read-tokens';
import { writeTokens } from '../../../cli/theme/tokens/write-tokens';
import { roleList, valueAt } from '../../../src/themes/role-list';
import type { Theme } from '../../../src/themes/theme';
import { themes } from '../../../src/themes/themes';

const published = JSON.parse(
  readFileSync(new URL('../../fixtures/schemas/design-tokens-2025.10.json', import.meta.url), 'utf8'),
) as object[];
const valid = new Ajv({ allErrors: true, strict: false, validateFormats: false, schemas: published }).getSchema(
  'https://www.designtokens.org/schemas/2025.10/format.json',
)!;
const gray = themes.find(({ name }) => name === 'gray')!;
const tokensOf = (theme: Theme) => JSON.parse(writeTokens(theme)) as Record<string, unknown>;
const changed = (changes: Record<string, unknown>) => {
  const file = tokensOf(gray);
  for (const [path, value] of Object.entries(changes)) putAt(file, path, value);
  return file;
};
const read = (file: unknown, name = 'ours') => readTokens(file, name);
const problemsOf = (changes: Record<string, unknown>) => read(changed(changes)).problems;

// Interface 9, THM-4
describe('each theme', () => {
  it('is written according to the published schemas, and read back without loss', () => {
    for (const theme of themes) {
      const file = tokensOf(theme);
      valid(file);
      expect(valid.errors ?? [], theme.name).toEqual([]);
      expect(read(file)).toEqual({ theme, problems: [], reported: new Set() });
    }
  });

  it('has a description for each of its tokens', () => {
    const files = themes.map(tokensOf);
    for (const { path } of roleList.filter(({ kind }) => kind !== 'scheme'))
      for (const file of files) expect(valueAt(file, `${path}.$description`), path).toMatch(/\S/);
  });
});

it('uses schemas that reject invalid tokens', () => {
  expect(valid(changed({ 'color.text.$value': '#fff' }))).toBe(false);
  expect(valid(changed({ 'space.x1.$value.unit': 'em' }))).toBe(false);
});

it("keeps values that the format can't express as CSS", () => {
  const own: Theme = {
    ...gray,
    color: { ...gray.color, text: 'rgb(1 2 3)', overlay: 'hsl(0 0% 0% / 50%)' },
    type: { ...gray.type, small: 'calc(1em - 2px)', body: '"A B", serif', strongWeight: 'bold', headingLine: '1.250' },
    space: { ...gray.space, x1: '.25em' },
    motion: { ...gray.motion, slide: 'ease-in', short: '100.0ms' },
  };
  expect(valid(tokensOf(own))).toBe(true);
  expect(read(tokensOf(own)).theme).toEqual(own);
});

describe('tokens of a design tool', () => {
  it('can have types in groups, and aliases', () => {
    const file = changed({
      palette: { $type: 'color', ink: { deep: { $value: { colorSpace: 'srgb', components: [0.1, 0.1, 0.1] } } } },
      'color.text': { $value: '{palette.ink.deep}' },
      'color.heading': { $ref: '#/palette/ink/deep/$value', $type: 'color' },
      'space.x1': { $type: 'dimension', $value: { value: { $ref: '#/space/x2/$value/value' }, unit: 'px' } },
    });
    expect(valid(file)).toBe(true);
    const { theme, problems } = read(file);
    expect(problems).toEqual([]);
    expect([valueAt(theme, 'color.text'), valueAt(theme, 'color.heading')]).toEqual(['#1a1a1a', '#1a1a1a']);
    expect(valueAt(theme, 'space.x1')).toBe('8px');
    expect(themeProblems(theme)).toEqual([]);
  });

  it.each([
    [
      'color.text',
      { $type: 'color', $value: { colorSpace: 'hsl', components: [240, 100, 25], alpha: 0.5 } },
      '#00008080',
    ],
    [
      'color.text',
      { $type: 'color', $value: { colorSpace: 'oklch', components: [0.2, 0, 'none'], hex: '#161616' } },
      '#161616',
    ],
    ['texture.surface', { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1] } }, '#fff'],
    ['type.small', { $type: 'dimension', $value: { value: 0.9, unit: 'rem' } }, '.9rem'],
    ['type.headingWeight', { $type: 'fontWeight', $value: 'semi-bold' }, '600'],
    ['type.headingWeight', { $type: 'fontWeight', $value: 'ultra-black' }, '950'],
    ['type.body', { $type: 'fontFamily', $value: 'Open Sans' }, "'Open Sans'"],
    ['motion.short', { $type: 'duration', $value: { value: 90, unit: 'ms' } }, '90ms'],
    ['motion.step', { $type: 'cubicBezier', $value: [0.4, 0, 0.2, 1] }, 'cubic-bezier(.4,0,.2,1)'],
  ])('set %s from %j', (path, token, css) => {
    expect(valid(changed({ [path]: token }))).toBe(true);
    const { theme, problems } = read(changed({ [path]: token }));
    expect(problems).toEqual([]);
    expect(valueAt(theme, path)).toBe(css);
  });

  it('need no extension: name and scheme come from the file and the surface', () => {
    const { $extensions: _, ...file } = tokensOf(themes.find(({ name }) => name === 'black')!);
    expect(read(file, 'night').theme).toMatchObject({ name: 'night', scheme: 'dark' });
    expect(read({ ...tokensOf(gray), $extensions: {} }, 'day').theme).toMatchObject({ name: 'day', scheme: 'light' });
  });

  it('override the extension, except for patterns', () => {
    const file = changed({ 'button.quiet.surface.$value.alpha': 0.5 });
    expect(valueAt(read(file).theme, 'button.quiet.surface')).toBe('#00000080');
    expect(problemsOf({ 'texture.surface.$value.components': [0, 0, 0] })).toEqual([
      'texture.surface: $value is #000, and $extensions.cobble.css says something else: change both, or take the extension out',
    ]);
  });
});

describe('a problem of tokens has the path and the fix', () => {
  const cases = `
space.x1.$value.unit = "xp" » space.x1: "xp" is no unit of a dimension: the format has "px" and "rem"
space.x1.$value.unit = "em" » space.x1: "em" is no unit of a dimension: the format has "px" and "rem"
motion.short.$value.unit = "min" » motion.short: "min" is no unit of a duration: the format has "ms" and "s"
color.text.$value.colorSpace = "sRGB" » color.text: "sRGB" is no colour space: did you mean "srgb"?
color.text.$value.colorSpace = "cmyk" » color.text: "cmyk" is no colour space: the usual one is "srgb"
color.text.$value = {"colorSpace": "oklch", "components": [1, 0, 0]} » color.text: a colour in oklch is placed by its hex, and this one has none: give "hex": "#rrggbb" beside it
color.text.$value = "#fff" » color.text: "#fff" is no colour value: write { "colorSpace": "srgb", "components": [0, 0.5, 1], "hex": "#0080ff" }
color.text.$value.components = [1, 2] » color.text: components are [1,2]: give three numbers
color.text.$value.components = [1, 2, 0] » color.text: components [1,2,0] are outside of srgb: each is from 0 to 1
color.text.$value.alpha = 2 » color.text: alpha is 2: give a number from 0 to 1
color.text.$value.hex = "#fff" » color.text: hex is "#fff": give six digits, as "#0080ff"; what is transparent is alpha's
color.text.$value = "{color.txet}" » color.text: {color.txet} names no token: did you mean {color.text}?
color.text.$value = "{color.text}" » color.text: color.text → color.text goes in a circle: give one of them a value
color.text.$value = {"$ref": "#/color/toString"} » color.text: "$ref": "#/color/toString" names nothing in the file: write "#/color/text/$value"
color.text.$value = {"$ref": "#/nowhere"} » color.text: "$ref": "#/nowhere" names nothing in the file: write "#/color/text/$value"
color.text.$type = "dimension" » color.text: its $type is "dimension", and this role takes "color"
color.text = {"$value": 1} » color.text: it has no $type: give it, or its group, "$type": "color"
color.text = "#fff" » color.text: a token or a group is an object, as { "$type": "color", "$value": … }
color.text.$vaule = 1 » color.text: $vaule is no member here: did you mean $value?
color.$extends = "{palette}" » color: $extends is no member here: Cobble does not read it, write its tokens out
color.text.deep = {"$value": 1} » color.text: a token holds no others, and this one holds deep: move it beside it
type.headingWeight.$value = "bould" » type.headingWeight: "bould" is no weight: did you mean "bold"?
type.bodyLine.$value = "1" » type.bodyLine: "1" is no number
motion.step.$value = [1] » motion.step: [1] is no cubicBezier: give four numbers
type.body.$value = [1] » type.body: 1 is no name of a font
`;

  it('for each invalid value', () => {
    const rows = cases.trim().split('\n');
    const said = rows.map((row) => {
      const [, path = '', value = ''] = /^(\S+) = (.*) » /.exec(row)!;
      return `${path} = ${value} » ${problemsOf({ [path]: JSON.parse(value) as unknown }).join()}`;
    });
    expect(said).toEqual(rows);
  });

  it('for each token of a cycle', () => {
    const problems = problemsOf({ 'color.text.$value': '{color.link}', 'color.link.$value': '{color.text}' });
    expect(problems).toEqual([
      'color.text: color.text → color.link → color.text goes in a circle: give one of them a value',
      'color.link: color.link → color.text → color.link goes in a circle: give one of them a value',
    ]);
  });

  // threat 9
  it('for aliases that expand to very many', () => {
    const file: Record<string, unknown> = {};
    for (let n = 0; n < 40; n++) {
      const one = { $ref: `#/n${n + 1}/$value` };
      file[`n${n}`] = { $value: [one, one] };
    }
    file.n40 = { $value: 1 };
    expect(read(file).problems[0]).toMatch(/^n0: more than 200 aliases/);
  });

  it('for a misspelt role, but not for tokens that only aliases use', () => {
    const ink = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0] } };
    const { badge, ...file } = changed({
      'color.txet': { $type: 'color', $value: '{badges.ink}' },
      badges: { ink },
      brand: { ink },
    });
    const { theme } = read({ ...file, bagde: badge });
    expect(themeProblems(theme).map((problem) => problem.replace(/ missing.*/, ' missing'))).toEqual([
      'color.txet is no role: did you mean color.text?',
      'bagde is no role: did you mean badge?',
      'badge.surface is missing',
      'badge.text is missing',
    ]);
  });

  it("for a file that isn't an object, and for names such as __proto__", () => {
    for (const file of [null, [], 'text', 1])
      expect(read(file).problems).toEqual(['the file: design tokens are an object of groups']);
    const hostile = JSON.parse(
      '{"__proto__":{"x":{"$type":"number","$value":1}},"color":{"__proto__":{"$value":1},"constructor":{"$value":"{toString}"}}}',
    );
    expect(read(hostile).problems).toEqual(['color.constructor: {toString} names no token']);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});
