// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roleList, valueAt } from '../../../src/themes/role-list';
import { roles } from '../../../src/themes/roles';
import { themes } from '../../../src/themes/themes';

const contract = readFileSync('src/themes/theme.ts', 'utf8');

/** Returns the doc comment of each role in a file. */
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

// Interface 9: an editor's completion and a theme file describe a role with the same words.
it('describes each role in the contract, with the same words as in the table', () => {
  const groups = { Color: 'color', Texture: 'texture', Band: 'band', Button: 'button.quiet', Disabled: 'disabled' };
  const more = { Label: 'chip', Status: 'status.info', Promo: 'promo', Shape: 'shape', Type: 'type' };
  for (const [name, path] of Object.entries({ ...groups, ...more, Space: 'space', Motion: 'motion' })) {
    const table = Object.entries(valueAt(roles, path) as Record<string, { text: string }>);
    const words = wordsOf(`${name}Roles`);
    expect([name, Object.fromEntries(table.map(([role, { text }]) => [role, text]))]).toEqual([name, words]);
    for (const text of Object.values(words)) expect(text).toMatch(/^\S.*\.$/);
  }
});

it('lists the roles of the eight themes', () => {
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
