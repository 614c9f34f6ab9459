import type { PageElement } from '../lint/page';

/**
 * What inline scripts put into `cobbleSettings`, where that is written as plain JSON: nobody's script is run here.
 *
 * @param notes takes a sentence for what is no plain JSON
 */
export const scriptSettings = (scripts: readonly PageElement[], notes: string[]): Record<string, unknown> => {
  let settings: Record<string, unknown> = {};
  for (const { text, attributes } of scripts) {
    // What holds data runs nothing.
    if (/json|template|importmap/i.test(attributes.get('type')?.value ?? '')) continue;
    for (const found of text.matchAll(/\bcobbleSettings\s*=(?!=)\s*/g)) {
      const literal = objectAt(text, found.index + found[0].length);
      try {
        if (literal === undefined) throw new Error('it is no object literal');
        // In curly brackets nothing but an object is valid.
        settings = JSON.parse(literal) as Record<string, unknown>;
      } catch {
        notes.push('cobbleSettings is set by a script, and not as plain JSON: what it says is not counted');
      }
    }
  }
  return settings;
};

/** The text from a curly bracket to the one that closes it. */
const objectAt = (text: string, start: number): string | undefined => {
  if (text[start] !== '{') return undefined;
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\[^])*"|[{}]/g)) {
    if (token === '{') depth++;
    if (token === '}' && --depth === 0) return text.slice(start, start + index + 1);
  }
  return undefined;
};
