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
  it('writes each theme according to the published schemas, and reads it back without loss', () => {
    for (const theme of themes) {
      const file = tokensOf(theme);
      valid(file);
      expect(valid.errors ?? [], theme.name).toEqual([]);
      expect(read(file)).toEqual({ theme, problems: [], reported: new Set() });
    }
  });

  it('writes a description for each token', () => {
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
  it('accepts types in groups, and aliases', () => {
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
  ])('sets %s from %j', (path, token, css) => {
    expect(valid(changed({ [path]: token }))).toBe(true);
    const { theme, problems } = read(changed({ [path]: token }));
    expect(problems).toEqual([]);
    expect(valueAt(theme, path)).toBe(css);
  });

  it('needs no extension: name and scheme come from the file and the surface', () => {
    const { $extensions: _, ...file } = tokensOf(themes.find(({ name }) => name === 'black')!);
    expect(read(file, 'night').theme).toMatchObject({ name: 'night', scheme: 'dark' });
    expect(read({ ...tokensOf(gray), $extensions: {} }, 'day').theme).toMatchObject({ name: 'day', scheme: 'light' });
  });

  it('overrides the extension, except for patterns', () => {
    const file = changed({ 'button.quiet.surface.$value.alpha': 0.5 });
    expect(valueAt(read(file).theme, 'button.quiet.surface')).toBe('#00000080');
    expect(problemsOf({ 'texture.surface.$value.components': [0, 0, 0] })).toEqual([
      'texture.surface: $value is #000, but $extensions.cobble.css differs: change both, or remove the extension',
    ]);
  });
});

describe('a problem of tokens has the path and the fix', () => {
  const cases = `
space.x1.$value.unit = "xp" » space.x1: "xp" isn't a unit of a dimension: use "px" or "rem"
space.x1.$value.unit = "em" » space.x1: "em" isn't a unit of a dimension: use "px" or "rem"
motion.short.$value.unit = "min" » motion.short: "min" isn't a unit of a duration: use "ms" or "s"
color.text.$value.colorSpace = "sRGB" » color.text: "sRGB" isn't a colour space: did you mean "srgb"?
color.text.$value.colorSpace = "cmyk" » color.text: "cmyk" isn't a colour space: use "srgb"
color.text.$value = {"colorSpace": "oklch", "components": [1, 0, 0]} » color.text: a colour in oklch needs a fallback: add "hex": "#rrggbb"
color.text.$value = "#fff" » color.text: "#fff" isn't a colour: write { "colorSpace": "srgb", "components": [0, 0.5, 1], "hex": "#0080ff" }
color.text.$value.components = [1, 2] » color.text: components are [1,2]: use three numbers
color.text.$value.components = [1, 2, 0] » color.text: components [1,2,0] are out of range for srgb: use numbers from 0 to 1
color.text.$value.alpha = 2 » color.text: alpha is 2: use a number from 0 to 1
color.text.$value.hex = "#fff" » color.text: hex is "#fff": use six digits, such as "#0080ff", and alpha for transparency
color.text.$value = "{color.txet}" » color.text: there is no token {color.txet}: did you mean {color.text}?
color.text.$value = "{color.text}" » color.text: color.text → color.text is circular: give one of them a value
color.text.$value = {"$ref": "#/color/toString"} » color.text: "$ref": "#/color/toString" isn't in the file: write it like "#/color/text/$value"
color.text.$value = {"$ref": "#/nowhere"} » color.text: "$ref": "#/nowhere" isn't in the file: write it like "#/color/text/$value"
color.text.$type = "dimension" » color.text: $type is "dimension", but this role needs "color"
color.text = {"$value": 1} » color.text: $type is missing: add "$type": "color" to it or its group
color.text = "#fff" » color.text: write a token or a group as an object, such as { "$type": "color", "$value": … }
color.text.$vaule = 1 » color.text: $vaule is unknown: did you mean $value?
color.$extends = "{palette}" » color: $extends isn't supported: write its tokens here instead
color.text.deep = {"$value": 1} » color.text: a token can't contain another token: move deep next to it
type.headingWeight.$value = "bould" » type.headingWeight: "bould" isn't a font weight: did you mean "bold"?
type.bodyLine.$value = "1" » type.bodyLine: "1" isn't a number
motion.step.$value = [1] » motion.step: [1] isn't a cubicBezier: use four numbers
type.body.$value = [1] » type.body: 1 isn't a font name
`;

  it('reports each invalid value with path and fix', () => {
    const rows = cases.trim().split('\n');
    const said = rows.map((row) => {
      const [, path = '', value = ''] = /^(\S+) = (.*) » /.exec(row)!;
      return `${path} = ${value} » ${problemsOf({ [path]: JSON.parse(value) as unknown }).join()}`;
    });
    expect(said).toEqual(rows);
  });

  it('reports each token of a cycle with path and fix', () => {
    const problems = problemsOf({ 'color.text.$value': '{color.link}', 'color.link.$value': '{color.text}' });
    expect(problems).toEqual([
      'color.text: color.text → color.link → color.text is circular: give one of them a value',
      'color.link: color.link → color.text → color.link is circular: give one of them a value',
    ]);
  });

  // threat 9
  it('reports aliases that expand to very many, with path and fix', () => {
    const file: Record<string, unknown> = {};
    for (let n = 0; n < 40; n++) {
      const one = { $ref: `#/n${n + 1}/$value` };
      file[`n${n}`] = { $value: [one, one] };
    }
    file.n40 = { $value: 1 };
    expect(read(file).problems[0]).toMatch(/^n0: more than 200 aliases/);
  });

  it('reports a misspelt role, but not tokens that only aliases use', () => {
    const ink = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0] } };
    const { badge, ...file } = changed({
      'color.txet': { $type: 'color', $value: '{badges.ink}' },
      badges: { ink },
      brand: { ink },
    });
    const { theme } = read({ ...file, bagde: badge });
    expect(themeProblems(theme).map((problem) => problem.replace(/ missing.*/, ' missing'))).toEqual([
      "color.txet isn't a role: did you mean color.text?",
      "bagde isn't a role: did you mean badge?",
      'badge.surface is missing',
      'badge.text is missing',
    ]);
  });

  it("reports a file that isn't an object, and names such as __proto__", () => {
    for (const file of [null, [], 'text', 1])
      expect(read(file).problems).toEqual(['the file must be a JSON object of groups of design tokens']);
    const hostile = JSON.parse(
      '{"__proto__":{"x":{"$type":"number","$value":1}},"color":{"__proto__":{"$value":1},"constructor":{"$value":"{toString}"}}}',
    );
    expect(read(hostile).problems).toEqual(['color.constructor: there is no token {toString}']);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});
