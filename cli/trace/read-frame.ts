export interface Frame {
  /** The function's minified name, as the browser prints it. Empty at the top level. */
  readonly name: string;
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

const PLACE = /((?:[a-z][a-z\d+.-]*:\/\/|\/)[^\s()]*?):(\d+):(\d+)\)?$/i;

/**
 * Reads frames of Chrome (`at name (URL:1:2)`, `at async name (…)`, `at URL:1:2`) and of Firefox and Safari
 * (`name@URL:1:2`, `async*name@…`).
 */
export const readFrame = (text: string): Frame | undefined => {
  const line = text.trim();
  // Inside `eval`, Chrome prints the position of the `eval` call first, then `, <anonymous>:1:2)`.
  const place = PLACE.exec(line.replace(/, <anonymous>:\d+:\d+\)$/, ''));
  if (!place) return undefined;
  const [, url = '', row, column] = place;
  const before = line.slice(0, place.index);
  const name = before.startsWith('at ')
    ? before
        .slice(3)
        .replace(/\($/, '')
        .replace(/\s*\[as [^\]]*\]/, '')
        .replace(/^async /, '')
    : before.replace(/@$/, '').replace(/^(?:async|promise callback|setTimeout handler)\*/i, '');
  return { name: name.trim(), url, line: Number(row), column: Number(column) };
};
