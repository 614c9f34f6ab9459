import { attribute, type PageElement } from './page-nodes';

type Test = (element: PageElement) => boolean;

/** A compound of a selector, and how it stands in the one before it: directly, or anywhere. */
interface Part {
  readonly own: Test;
  readonly isDirect: boolean;
}

// What CSS calls a blank: others are no blanks there, and stand in no name here.
const BLANK = String.raw`[\t\n\f\r ]`;
const WIDE = String.raw`[^\0-\x9f\s]`;
const NAME = String.raw`(?:--|-?(?:[A-Za-z_]|${WIDE}))(?:[\w-]|${WIDE})*`;
const SIMPLE = new RegExp(
  String.raw`^(?:(?<any>\*)|(?<tag>${NAME})|#(?<id>${NAME})|\.(?<class>${NAME})|\[${BLANK}*(?<attr>${NAME})${BLANK}*(?:(?<how>[~^$*|]?=)${BLANK}*(?:"(?<quoted>[^"\\\n\f\r]*)"|'(?<single>[^'\\\n\f\r]*)'|(?<word>${NAME}))${BLANK}*)?\])`,
);
/** Not at the commas in the value of an attribute. */
const LIST = /(?:\[[^[\]]*\]|[^,[])+|,/g;
const COMPLEX = /(?:\[[^[\]]*\]|[^\t\n\f\r >[])+|[\t\n\f\r >]/g;

/**
 * Reads a selector of `data-ignore`: names, ids, classes and attributes, one in another or directly in it (`>`), several
 * with commas. What else CSS knows (`:has()`, `+`) looks at parts of the page that a stream has not seen yet.
 *
 * @returns whether one of the elements is named, each of which stands directly in the one before it, from the outermost;
 * undefined for any other selector, and for what is none
 */
export const matches = (selector: string): ((path: readonly PageElement[]) => boolean) | undefined => {
  const pieces = piecesOf(selector, LIST);
  // A comma that stands in the place of another's part is no part.
  if (pieces.length % 2 === 0) return undefined;
  const list = pieces.filter((_, index) => index % 2 === 0).map(readComplex);
  return list.every((parts) => parts !== undefined) ? (path) => list.some((parts) => names(parts, path)) : undefined;
};

/** The text in pieces; none where something of it is in none of them, such as a bracket that is not closed. */
const piecesOf = (text: string, pattern: RegExp): readonly string[] => {
  const pieces = text.match(pattern) ?? [];
  return pieces.join('') === text ? pieces : [];
};

/** From the outermost element to the innermost, once: going up from each would try every way of putting the parts. */
const names = (parts: readonly Part[], path: readonly PageElement[]): boolean => {
  /** Which parts an element around fits, with all parts before them, and which the element directly around. */
  const around = new Set<number>();
  let parent = new Set<number>();
  for (const element of path) {
    const fitting = new Set<number>();
    for (const [index, { own, isDirect }] of parts.entries())
      if ((index === 0 || (isDirect ? parent : around).has(index - 1)) && own(element)) fitting.add(index);
    if (fitting.has(parts.length - 1)) return true;
    for (const index of fitting) around.add(index);
    parent = fitting;
  }
  return false;
};

const readComplex = (text: string): readonly Part[] | undefined => {
  const parts: Part[] = [];
  let isDirect = false;
  for (const piece of piecesOf(text, COMPLEX)) {
    if (piece === '>') {
      if (!parts.length || isDirect) return undefined;
      isDirect = true;
    } else if (!/^[\t\n\f\r ]/.test(piece)) {
      const own = readCompound(piece);
      if (!own) return undefined;
      parts.push({ own, isDirect });
      isDirect = false;
    }
  }
  return isDirect || !parts.length ? undefined : parts;
};

const readCompound = (text: string): Test | undefined => {
  const tests: Test[] = [];
  for (let rest = text; rest; ) {
    const found = SIMPLE.exec(rest);
    // A name of an element comes first.
    if (!found || ((found.groups?.tag || found.groups?.any) && tests.length)) return undefined;
    tests.push(simple(found.groups ?? {}));
    rest = rest.slice(found[0].length);
  }
  return tests.length ? (element) => tests.every((test) => test(element)) : undefined;
};

const simple = (groups: Readonly<Record<string, string | undefined>>): Test => {
  const { any, tag, id, class: name, attr, how } = groups;
  if (any) return () => true;
  if (tag) return (element) => element.tagName.toLowerCase() === tag.toLowerCase();
  if (id) return (element) => attribute(element, 'id') === id;
  if (name) return (element) => words(attribute(element, 'class')).includes(name);
  const wanted = groups.quoted ?? groups.single ?? groups.word ?? '';
  return (element) => {
    const value = attribute(element, (attr ?? '').toLowerCase());
    if (value === undefined) return false;
    switch (how) {
      case undefined:
        return true;
      case '~=':
        return words(value).includes(wanted);
      case '|=':
        return value === wanted || value.startsWith(`${wanted}-`);
      case '^=':
        return wanted !== '' && value.startsWith(wanted);
      case '$=':
        return wanted !== '' && value.endsWith(wanted);
      case '*=':
        return wanted !== '' && value.includes(wanted);
      default:
        return value === wanted;
    }
  };
};

const words = (text = ''): string[] => text.split(/[\t\n\f\r ]+/);
