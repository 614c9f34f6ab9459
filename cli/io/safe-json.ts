import { escapeControls } from './escape-controls';

/**
 * Writes a value as JSON without raw control characters. `JSON.stringify` doesn't escape DEL, C1, U+2028, U+2029 and the
 * marks of direction (threat 8).
 *
 * @param indent blanks for each level. Default: everything is on one line
 */
export const safeJson = (value: unknown, indent?: number): string =>
  indent === undefined
    ? escapeControls(JSON.stringify(value))
    : JSON.stringify(value, null, indent).split('\n').map(escapeControls).join('\n');
