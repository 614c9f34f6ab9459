import type { PageElement } from '../lint/page';

const OUTSIDE = /[\w\s:,.[\]+-]+|["{}]/y;
const INSIDE = /[^"\\]+|\\[^]|"/y;

export interface ScriptSettings {
  settings: Record<string, unknown>;
  hasUnread: boolean;
}

/** Reads `cobbleSettings = {…}` from inline scripts if it is plain JSON. Executes no script. */
export const scriptSettings = (scripts: readonly PageElement[]): ScriptSettings => {
  let settings: Record<string, unknown> = {};
  let hasUnread = false;
  for (const literal of scripts.filter(isCode).flatMap(({ text }) => assignedObjects(text))) {
    const value = literal === '' ? undefined : parsed(literal);
    if (value) settings = value;
    else hasUnread = true;
  }
  return { settings, hasUnread };
};

const isCode = ({ attributes }: PageElement): boolean =>
  !/json|template|importmap/i.test(attributes.get('type')?.value ?? '');

/** Returns the object literals assigned to `cobbleSettings`. A literal that isn't plain JSON becomes `''`. */
const assignedObjects = (text: string): string[] => {
  const literals: string[] = [];
  let end = 0;
  for (const { 0: assignment, index } of text.matchAll(/\bcobbleSettings\s*=(?!=)\s*/g)) {
    const isInsideLast = index < end;
    if (isInsideLast) continue;
    const start = index + assignment.length;
    const literal = objectAt(text, start);
    end = start + literal.length;
    literals.push(literal);
  }
  return literals;
};

const parsed = (literal: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(literal);
  } catch {
    return undefined;
  }
};

/**
 * Returns the text of the object at `start`. Returns `''` at the first character that can't be JSON, so that the search
 * takes linear time (threat 9).
 */
const objectAt = (text: string, start: number): string => {
  if (text[start] !== '{') return '';
  let at = start;
  let depth = 0;
  let isInString = false;
  do {
    const pattern = isInString ? INSIDE : OUTSIDE;
    pattern.lastIndex = at;
    const part = pattern.exec(text)?.[0];
    if (part === undefined) return '';
    at += part.length;
    if (part === '"') isInString = !isInString;
    if (!isInString && part === '{') depth++;
    if (!isInString && part === '}') depth--;
  } while (depth > 0);
  return text.slice(start, at);
};
