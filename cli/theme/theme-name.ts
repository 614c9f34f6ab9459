/** Folders of a build that are no theme's. */
const taken = ['chunks', 'fonts', 'integrity', 'services', 'texts', 'cli', 'lib', 'types'];

/**
 * Says why a text can't name a theme: it names a folder of the build and stands in lists with blanks between.
 *
 * @returns a reason; undefined for a name
 */
export const themeName = (name: string): string | undefined => {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    return 'a name is lower case letters, digits and dashes, 40 at most, and begins with a letter';
  if (taken.includes(name)) return 'a build has a folder of that name for something else';
  return undefined;
};
