import { escapeControls } from './escape-controls';

/**
 * Writes JSON without the control characters that `JSON.stringify` doesn't escape (threat 8).
 *
 * @param indent blanks for each level. Default: everything on one line
 */
export const safeJson = (value: unknown, indent?: number): string =>
  indent === undefined
    ? escapeControls(JSON.stringify(value))
    : JSON.stringify(value, null, indent).split('\n').map(escapeControls).join('\n');
