import { escapeControls } from '../io/escape-controls';

/** A line in three pieces, the middle one to be underlined, as it is shown. */
export interface Marked {
  before: string;
  piece: string;
  after: string;
}

/**
 * Makes a line from outside fit to show, so that what is underlined stays above its underline: control characters are
 * escaped, and a line that would begin with `::` begins with `\u003a:`, as `plainLines` would write it (threat 8).
 */
export const marked = (before: string, piece: string, after: string): Marked => {
  const pieces = [before, piece, after].map(escapeControls);
  if (/^\s*::/.test(pieces.join(''))) {
    const first = pieces.findIndex((each) => each.includes(':'));
    pieces[first] = pieces[first]!.replace(':', '\\u003a');
  }
  return { before: pieces[0]!, piece: pieces[1]!, after: pieces[2]! };
};
