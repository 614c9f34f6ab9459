import type { UrlPart } from './url-part';

/**
 * The shortest text of the part in which a plain pattern finds something: one that is text alone, perhaps anchored. Most
 * are, and need no automaton.
 *
 * @returns undefined for any other pattern, and for one that is to be looked at closer
 */
export const plainExample = (part: UrlPart, source: string): string | undefined => {
  const [, start, escaped] = /^(\^?)((?:[\w/%=&:~-]|\\[/.?=&-])+)\$?$/.exec(source) ?? [];
  if (!escaped) return undefined;
  const mark = part === 'url' ? '/' : '?';
  const text = escaped.replace(/\\(.)/g, '$1');
  const example = text.startsWith(mark) ? text : start ? undefined : mark + text;
  // A query that is there has more than its mark.
  return example && /^[/?][\w/%=&:~.-]*$/.test(example) && example !== '?' ? example : undefined;
};
