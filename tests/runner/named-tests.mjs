/**
 * Finds tests whose code matches a pattern. Expects the project's formatting.
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
  const hasUnknown = tests.some(({ end, call }) => end < 0 || call < 0) || /\bit\.(skip|runIf|todo)/.test(text);
  if (hasUnknown || pattern.test(shared.join('\n'))) return [path];
  const named = tests
    .map(({ start, end, call }) => ({ call, code: lines.slice(start, end + 1).join('\n') }))
    .filter(({ code }) => pattern.test(code));
  // `npm test` omits tests with the tag `all`. If all matching tests have this tag, run the file's other tests instead.
  if (named.every(({ code }) => code.includes("tags: 'all'"))) return named.length > 0 ? [path] : [];
  return named.map(({ call }) => `${path}:${call + 1}`);
};

/** @returns {{ start: number, end: number, call: number }[]} 0-based lines. vitest finds a test by its line `call`. */
const testsIn = (lines) => {
  const tests = [];
  for (let start = 0; start < lines.length; start++) {
    const [, indent, isTable] = /^( *)it(?=[.(])(\.each\b)?/.exec(lines[start]) ?? [];
    if (indent === undefined) continue;
    /** Returns the index of the test's first line that matches the pattern and has the test's own indentation. */
    const find = (pattern) =>
      lines.findIndex(
        (line, at) =>
          pattern.test(line) &&
          (at === start || (at > start && /[)}\]]/.test(line[indent.length]) && !line.slice(0, indent.length).trim())),
      );
    const end = find(/\);$/);
    // In `it.each(table)(title, …)`, the second call has the title.
    tests.push({ start, end, call: isTable ? find(/\)\(/) : start });
    if (end < 0) break;
    start = end;
  }
  return tests;
};
