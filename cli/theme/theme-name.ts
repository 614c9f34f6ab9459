const RESERVED_NAMES = ['chunks', 'fonts', 'integrity', 'services', 'texts', 'cli', 'lib', 'types'];

/**
 * Checks a theme's name, which becomes a folder of the build and an entry in a space-separated list.
 *
 * @returns undefined for a valid name
 */
export const themeName = (name: string): string | undefined => {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    return 'use at most 40 lower-case letters, digits and dashes, and start with a letter';
  if (RESERVED_NAMES.includes(name)) return 'a build already has a folder with this name';
  return undefined;
};
