import { escapeControls } from '../io/messages';

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
  const shown = { before: escapeControls(before), piece: escapeControls(piece), after: escapeControls(after) };
  if (/^\s*::/.test(shown.before + shown.piece + shown.after)) {
    const first = (['before', 'piece', 'after'] as const).find((name) => shown[name].includes(':'));
    if (first) shown[first] = shown[first].replace(':', '\\u003a');
  }
  return shown;
};
