import { engineTable } from './engine-table.mjs';

/** If there are more files, the page states their number instead of listing them. */
const MAX_LISTED_FILES = 5;

/**
 * Writes `docs/engines.md`.
 *
 * @param reports from `npm run test:engines`: vitest's `testResults`, each with the `engine`
 * @param files of all browser tests, relative to the checkout
 */
export const enginesPage = (reports, files) => {
  const ran = reports.filter(({ testResults }) => testResults.length);
  const left = ran
    // WPE runs only its own tests.
    .filter(({ engine }) => engine !== 'wpe')
    .flatMap(({ engine, testResults }) => {
      const rest = files.filter((file) => !testResults.some(({ name }) => name.endsWith(`/${file}`)));
      if (rest.length > MAX_LISTED_FILES) return `${rest.length} of ${files.length} files in ${engine}`;
      return rest.map((file) => `\`${file}\` in ${engine}`);
    });
  return `# One suite, every engine

Written by \`npm run test:engines -- --write\` from the last run of each file: ${ran.map(daysOf).join(', ')}. The same files run in Chromium (by its DevTools protocol), Firefox (by WebDriver BiDi) and WebKit (by classic WebDriver); WPE, whose WebKit is of 2022, opens each example page.

A test that can't run in an engine names the ability that the engine or its driver lacks (\`tests/browser/engines/needs.ts\`): the second table counts them. In Chromium the tests of every combination (\`*.all.test.ts\`) run too.

${engineTable(ran)}
${left.length ? `\nNot run: ${left.join(', ')}.\n` : ''}`;
};

const daysOf = ({ engine, testResults }) => {
  const days = testResults.map(({ startTime }) => new Date(startTime).toISOString().slice(0, 10)).sort();
  return `${engine} ${[...new Set([days[0], days.at(-1)])].join(' to ')}`;
};
