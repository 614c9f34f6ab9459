import { escapeControls } from './escape-controls';

/**
 * A value as JSON without a raw control character: `JSON.stringify` leaves DEL, C1, U+2028, U+2029 and the marks of
 * direction as they are (threat 8).
 *
 * @param indent blanks a level; without it all is one line
 */
export const safeJson = (value: unknown, indent?: number): string =>
  indent === undefined
    ? escapeControls(JSON.stringify(value))
    : JSON.stringify(value, null, indent).split('\n').map(escapeControls).join('\n');
