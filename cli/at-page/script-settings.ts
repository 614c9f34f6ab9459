import type { PageElement } from '../lint/page';

/** What may stand in JSON, outside of its texts and in one. */
const OUTSIDE = /[\w\s:,.[\]+-]+|["{}]/y;
const INSIDE = /[^"\\]+|\\[^]|"/y;

/**
 * What inline scripts put into `cobbleSettings`, where that is written as plain JSON: nobody's script is run here.
 *
 * @param notes takes a sentence where something is no plain JSON
 */
export const scriptSettings = (scripts: readonly PageElement[], notes: string[]): Record<string, unknown> => {
  let settings: Record<string, unknown> = {};
  let isUnread = false;
  for (const { text, attributes } of scripts) {
    // What holds data runs nothing.
    if (/json|template|importmap/i.test(attributes.get('type')?.value ?? '')) continue;
    let read = 0;
    for (const found of text.matchAll(/\bcobbleSettings\s*=(?!=)\s*/g)) {
      // In a text of the object before.
      if (found.index < read) continue;
      const start = found.index + found[0].length;
      const literal = objectAt(text, start);
      read = start + literal.length;
      const value = literal ? parsed(literal) : undefined;
      if (value) settings = value;
      else isUnread = true;
    }
  }
  if (isUnread) notes.push('cobbleSettings is set by a script, and not as plain JSON: what it says is not counted');
  return settings;
};

const parsed = (literal: string): Record<string, unknown> | undefined => {
  try {
    // In curly brackets nothing but an object is valid.
    return JSON.parse(literal) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

/**
 * The text from a curly bracket to the one that closes it, empty where there is none. It ends before what is no JSON, so
 * many beginnings in one another are not all read to the end (threat 9).
 */
const objectAt = (text: string, start: number): string => {
  if (text[start] !== '{') return '';
  let at = start;
  let depth = 0;
  let isText = false;
  do {
    const parts = isText ? INSIDE : OUTSIDE;
    parts.lastIndex = at;
    const part = parts.exec(text)?.[0];
    if (part === undefined) return '';
    at += part.length;
    if (part === '"') isText = !isText;
    if (!isText && part === '{') depth++;
    if (!isText && part === '}') depth--;
  } while (depth > 0);
  return text.slice(start, at);
};
