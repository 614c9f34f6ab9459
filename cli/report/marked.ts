import { escapeControls } from '../io/messages';

export interface Marked {
  before: string;
  piece: string;
  after: string;
}

/**
 * Escapes control characters, which would shift the underline. Like `plainLines`, escapes `::` at the start (threat 8).
 */
export const marked = (before: string, piece: string, after: string): Marked => {
  const shown = { before: escapeControls(before), piece: escapeControls(piece), after: escapeControls(after) };
  if (/^\s*::/.test(shown.before + shown.piece + shown.after)) {
    const first = (['before', 'piece', 'after'] as const).find((name) => shown[name].includes(':'));
    if (first) shown[first] = shown[first].replace(':', '\\u003a');
  }
  return shown;
};
