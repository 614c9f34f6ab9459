// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roleList } from '../../../src/themes/role-list';
import { roles } from '../../../src/themes/roles';
import { themes } from '../../../src/themes/themes';
import { valueAt } from '../../../src/themes/value-at';

const contract = readFileSync('src/themes/theme.ts', 'utf8');

/** The words before each text of the contract's interfaces: the parts of the contract by the name of their interface. */
const wordsOf = (name: string): Record<string, string> => {
  const body = new RegExp(`export interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(contract)![1]!;
  return Object.fromEntries(
    [...body.matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\s*)?readonly (\w+): string;/gs)].map(([, words = '', role]) => [
      role!,
      words
        .replace(/\n\s*\*/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
};

// Interface 9: an editor's completion and a written file say the same of a role.
it.each([
  ['ColorRoles', 'color'],
  ['TextureRoles', 'texture'],
  ['BandRoles', 'band'],
  ['ButtonRoles', 'button.quiet'],
  ['DisabledRoles', 'disabled'],
  ['LabelRoles', 'chip'],
  ['StatusRoles', 'status.info'],
  ['PromoRoles', 'promo'],
  ['ShapeRoles', 'shape'],
  ['TypeRoles', 'type'],
  ['SpaceRoles', 'space'],
  ['MotionRoles', 'motion'],
])('each role of %s has words in the contract, and the table has the same', (name, path) => {
  const table = valueAt(roles, path) as Record<string, { text: string }>;
  expect(Object.fromEntries(Object.entries(table).map(([role, { text }]) => [role, text]))).toEqual(wordsOf(name));
  for (const words of Object.values(wordsOf(name))) expect(words).toMatch(/^\S.*\.$/);
});

it('the table has the roles that the eight themes have, in their order', () => {
  const leaves = (value: object, path = ''): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null ? leaves(inner, `${path}${key}.`) : [path + key],
    );
  for (const theme of themes)
    expect(
      leaves(theme)
        .filter((path) => path !== 'name')
        .sort(),
    ).toEqual(roleList.map(({ path }) => path).sort());
});
