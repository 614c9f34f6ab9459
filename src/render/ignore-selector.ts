import { attribute, type PageElement } from './page-nodes';

type Matcher = (element: PageElement) => boolean;

interface Compound {
  readonly matches: Matcher;
  readonly isChild: boolean;
}

// CSS white space. Names can't contain it.
const BLANK = String.raw`[\t\n\f\r ]`;
const WIDE = String.raw`[^\0-\x9f\s]`;
const NAME = String.raw`(?:--|-?(?:[A-Za-z_]|${WIDE}))(?:[\w-]|${WIDE})*`;
const SIMPLE = new RegExp(
  String.raw`^(?:(?<any>\*)|(?<tag>${NAME})|#(?<id>${NAME})|\.(?<class>${NAME})|\[${BLANK}*(?<attr>${NAME})${BLANK}*(?:(?<operator>[~^$*|]?=)${BLANK}*(?:"(?<quoted>[^"\\\n\f\r]*)"|'(?<single>[^'\\\n\f\r]*)'|(?<word>${NAME}))${BLANK}*)?\])`,
);
// Commas and spaces in attribute values don't separate.
const LIST = /(?:\[[^[\]]*\]|[^,[])+|,/g;
const COMPLEX = /(?:\[[^[\]]*\]|[^\t\n\f\r >[])+|[\t\n\f\r >]/g;

/**
 * Compiles a selector of names, ids, classes and attributes, combined by spaces, `>` and commas. Others (`:has()`, `+`)
 * depend on parts of the page that a stream hasn't parsed.
 *
 * Doesn't use css-select, which accepts selectors that browsers reject (`#1a`, `[a=1]`).
 *
 * @returns a function that takes the elements of a path, outermost first; undefined for other selectors
 */
export const compileIgnore = (selector: string): ((path: readonly PageElement[]) => boolean) | undefined => {
  const pieces = piecesOf(selector, LIST);
  // Selectors and commas alternate.
  if (pieces.length % 2 === 0) return undefined;
  const list = pieces.filter((_, index) => index % 2 === 0).map(readComplex);
  if (!list.every((compounds) => compounds !== undefined)) return undefined;
  return (path) => list.some((compounds) => matchesPath(compounds, path));
};

const piecesOf = (text: string, pattern: RegExp): readonly string[] => {
  const pieces = text.match(pattern) ?? [];
  return pieces.join('') === text ? pieces : [];
};

/** Visits each element once, because backtracking would take exponential time. */
const matchesPath = (compounds: readonly Compound[], path: readonly PageElement[]): boolean => {
  const ancestors = new Set<number>();
  let parent = new Set<number>();
  for (const element of path) {
    const matched = new Set<number>();
    for (const [index, { matches, isChild }] of compounds.entries())
      if ((index === 0 || (isChild ? parent : ancestors).has(index - 1)) && matches(element)) matched.add(index);
    if (matched.has(compounds.length - 1)) return true;
    for (const index of matched) ancestors.add(index);
    parent = matched;
  }
  return false;
};

const readComplex = (text: string): readonly Compound[] | undefined => {
  const compounds: Compound[] = [];
  let isChild = false;
  for (const piece of piecesOf(text, COMPLEX)) {
    if (/^[\t\n\f\r ]/.test(piece)) continue;
    if (piece === '>') {
      if (!compounds.length || isChild) return undefined;
      isChild = true;
      continue;
    }
    const matches = readCompound(piece);
    if (!matches) return undefined;
    compounds.push({ matches, isChild });
    isChild = false;
  }
  return isChild || !compounds.length ? undefined : compounds;
};

const readCompound = (text: string): Matcher | undefined => {
  const matchers: Matcher[] = [];
  for (let rest = text; rest; ) {
    const found = SIMPLE.exec(rest);
    if (!found || ((found.groups?.tag || found.groups?.any) && matchers.length)) return undefined;
    matchers.push(simpleMatcher(found.groups ?? {}));
    rest = rest.slice(found[0].length);
  }
  return matchers.length ? (element) => matchers.every((matches) => matches(element)) : undefined;
};

const simpleMatcher = (groups: Readonly<Record<string, string | undefined>>): Matcher => {
  const { any, tag, id, class: name, attr, operator } = groups;
  if (any) return () => true;
  if (tag) return (element) => element.tagName.toLowerCase() === tag.toLowerCase();
  if (id) return (element) => attribute(element, 'id') === id;
  if (name) return (element) => words(attribute(element, 'class')).includes(name);
  const operand = groups.quoted ?? groups.single ?? groups.word ?? '';
  return (element) => {
    const value = attribute(element, (attr ?? '').toLowerCase());
    return value !== undefined && matchesValue(value, operator, operand);
  };
};

const matchesValue = (value: string, operator: string | undefined, operand: string): boolean => {
  switch (operator) {
    case undefined:
      return true;
    case '~=':
      return words(value).includes(operand);
    case '|=':
      return value === operand || value.startsWith(`${operand}-`);
    case '^=':
      return operand !== '' && value.startsWith(operand);
    case '$=':
      return operand !== '' && value.endsWith(operand);
    case '*=':
      return operand !== '' && value.includes(operand);
    default:
      return value === operand;
  }
};

const words = (text = ''): string[] => text.split(/[\t\n\f\r ]+/);
