import { edited, editsOf, shiftMappings } from '../source-maps/shift-mappings';
import type { SourceMap } from '../source-maps/source-map';

export interface Script {
  readonly text: string;
  readonly map: SourceMap | undefined;
}

export const replaceIn = ({ text, map }: Script, pattern: RegExp, replace: (match: string) => string): Script => {
  const edits = editsOf(text, pattern, replace);
  return { text: edited(text, edits), map: map && shiftMappings(map, text, edits) };
};

export const prepend = ({ text, map }: Script, start: string): Script => ({
  text: start + text,
  map: map && shiftMappings(map, text, [{ offset: 0, length: 0, newText: start }]),
});

/** Escapes non-ASCII characters, because a browser may decode a classic script in the page's encoding. */
export const toAscii = (script: Script): Script =>
  replaceIn(script, /[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
