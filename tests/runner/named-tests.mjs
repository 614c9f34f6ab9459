/**
 * Finds the tests of a file whose code matches a pattern. Expects the project's formatting.
 *
 * @param {string} path
 * @param {string} text the file
 * @param {RegExp} pattern
 * @returns {string[]} `path:line` for each test, as vitest takes it; the path alone if the pattern also matches code
 *   outside of the tests
 */
export const namedTests = (path, text, pattern) => {
  const lines = text.split('\n');
  const tests = testsIn(lines);
  const shared = lines.filter((_, at) => !tests.some(({ start, end }) => start <= at && at <= end));
  if (pattern.test(shared.join('\n'))) return [path];
  return tests
    .filter(({ start, end }) => pattern.test(lines.slice(start, end + 1).join('\n')))
    .map(({ call }) => `${path}:${call + 1}`);
};

/** @returns {{ start: number, end: number, call: number }[]} 0-based lines. vitest finds a test at its `call`. */
const testsIn = (lines) => {
  const tests = [];
  for (let start = 0; start < lines.length; start++) {
    const [, indent, isTable] = /^( *)it(?=[.(])(\.each\b)?/.exec(lines[start]) ?? [];
    if (indent === undefined) continue;
    /** Returns the first line of the test that matches, at the test's own indentation. */
    const find = (pattern) =>
      lines.findIndex(
        (line, at) =>
          pattern.test(line) &&
          (at === start || (at > start && /[)}\]]/.test(line[indent.length]) && !line.slice(0, indent.length).trim())),
      );
    const end = find(/\);$/);
    // A table's second call has the title.
    tests.push({ start, end, call: isTable ? find(/\)\(/) : start });
    start = end;
  }
  return tests;
};
