/**
 * A failed `import()` may stay failed for its URL as long as the page is open, and a second try at another URL is
 * another module. So the files of a page import nothing later by themselves: the loader does, which tries again and
 * gives everybody the same module.
 *
 * @param build stands in the files' names before `.js`
 * @throws Error for an import of a file that is named otherwise
 */
export const importByLoader = (text: string, build: string): string => {
  const made = text.replace(/\bimport\("\.\/([\w-]+)\.(\w+)\.js"\)/g, (whole, chunk: string, id: string) =>
    id === build ? `cobble.lent.load("${chunk}")` : whole,
  );
  const left = /\bimport\("[^"]*"\)/.exec(made);
  if (left) throw Error(`${left[0]} can't be left to the loader: name the file NAME.${build}.js`);
  return made;
};

/**
 * The same for a file that no loader stands before.
 *
 * @param helper source of `importAgain`
 */
export const importByHelper = (text: string, helper: string): string => {
  const made = text.replace(/\bimport\(("\.\/[^"]+")\)/g, 'importAgain($1)');
  return made === text ? text : helper + made;
};
