import { readChangelog } from './changelog';

const PLUGIN = 'examples/wordpress/cobble.php';

/**
 * Returns a message for each version number that differs from package.json. Documents may also name earlier versions,
 * if the changelog lists them.
 *
 * @param files the contents by path
 */
export const versionProblems = (files: ReadonlyMap<string, string>): string[] => {
  const read = (path: string) => files.get(path) ?? '';
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: { '': { version: string } } };
  const earlier = readChangelog(read('CHANGELOG.md')).map((section) => section.version);
  const documents = [...files].filter(([path]) => path.endsWith('.md'));
  const written: (readonly [path: string, found: string | undefined])[] = [
    ['package-lock.json: version', lock.version],
    ['package-lock.json: packages[""].version', lock.packages[''].version],
    [`${PLUGIN}: Version`, /^ \* Version: (\S+)$/m.exec(read(PLUGIN))?.[1]],
    ...documents.flatMap(([path, text]) =>
      [...text.matchAll(/cobble-embed@(\d+\.\d+\.\d+(?:-[\w.]*\w)?)/g)]
        .filter(([, found = '']) => !earlier.includes(found))
        .map(([, found]) => [`${path}: cobble-embed@`, found] as const),
    ),
  ];
  return written
    .filter(([, found]) => found !== version)
    .map(([place, found = 'missing']) => `${place} is ${found}, package.json has ${version}. Fix: write ${version}`);
};
