import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realms } from '../../src/themes/realms';
import type { Theme } from '../../src/themes/theme';
import { themes } from '../../src/themes/themes';

/**
 * Reads the themes from the build's manifest, if any. Custom themes get the values of `realms`, because the manifest
 * contains only names.
 */
export const servedThemes = (dist: string): readonly Theme[] => {
  const names = namesIn(dist);
  return names.length
    ? names.map((name) => themes.find((theme) => theme.name === name) ?? { ...realms, name })
    : themes;
};

const namesIn = (dist: string): string[] => {
  try {
    const { files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { files: object };
    const names = Object.keys(files).map((path) => /^([a-z][a-z0-9-]*)\/cobble\.js$/.exec(path)?.[1]);
    const found = names.filter((name) => name !== undefined);
    // Return Cobble's own themes first, in the specification's order, then custom themes.
    const known = themes.map(({ name }) => name).filter((name) => found.includes(name));
    return [...known, ...found.filter((name) => !known.includes(name))];
  } catch {
    return [];
  }
};
