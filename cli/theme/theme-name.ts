/** Folders of a build that don't belong to a theme. */
const RESERVED_NAMES = ['chunks', 'fonts', 'integrity', 'services', 'texts', 'cli', 'lib', 'types'];

/**
 * A theme's name is a folder of the build, and part of a space-separated list.
 *
 * @returns undefined for a valid name
 */
export const themeName = (name: string): string | undefined => {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    return 'a name is lower case letters, digits and dashes, 40 at most, and begins with a letter';
  if (RESERVED_NAMES.includes(name)) return 'a build has a folder of that name for something else';
  return undefined;
};
