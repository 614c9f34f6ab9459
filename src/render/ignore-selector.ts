import type { PageElement } from './page-nodes';

/**
 * Passes the cost to `spend`, in units of `WorkLimit`.
 *
 * @throws any error of `spend`
 */
type Matcher = (element: PageElement, spend: Spend) => boolean;
type Spend = (units: number) => void;

interface Compound {
  readonly matches: Matcher;
  readonly isChild: boolean;
}

// CSS white space, which names can't contain.
const BLANK = String.raw`[\t\n\f\r ]`;
// The characters beyond ASCII that all browsers accept in names.
const WIDE = String.raw`\xb7\xc0-\xd6\xd8-\xf6\xf8-\u037d\u037f-\u1fff\u200c\u200d\u203f\u2040\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{10ffff}`;
// Doesn't accept `--` alone as a name: in the selector `-->a`, CSS reads `-->` as the end of a comment.
const NAME = String.raw`(?:--[\w${WIDE}\-]|-?[A-Za-z_${WIDE}])[\w${WIDE}\-]*`;
const SIMPLE = new RegExp(
  String.raw`^(?:(?<any>\*)|(?<tag>${NAME})|#(?<id>${NAME})|\.(?<class>${NAME})|\[${BLANK}*(?<attr>${NAME})${BLANK}*(?:(?<operator>[~^$*|]?=)${BLANK}*(?:"(?<quoted>[^"\\\n\f\r]*)"|'(?<single>[^'\\\n\f\r]*)'|(?<word>${NAME}))${BLANK}*)?\])`,
  'u',
);
// Characters that CSS replaces with U+FFFD.
const REPLACED = /[\0\p{Surrogate}]/u;
// `LIST` splits at commas, `COMPLEX` at spaces and `>`. Neither splits inside square brackets.
const LIST = /(?:\[[^[\]]*\]|[^,[])+|,/g;
const COMPLEX = /(?:\[[^[\]]*\]|[^\t\n\f\r >[])+|[\t\n\f\r >]/g;

/**
 * Compiles a selector of tag names, ids, classes and attributes, combined by spaces, `>` and commas. Other selectors
 * (`:has()`, `+`) depend on parts that a stream hasn't parsed.
 *
 * Ignores ASCII case and attribute namespaces, so the selector may match more elements than in a browser, but never
 * fewer.
 *
 * Doesn't use css-select, which accepts selectors that browsers reject (`#1a`, `[a=1]`).
 *
 * @returns a function that tests a path of elements, outermost first; undefined for other selectors
 */
export const compileIgnore = (
  selector: string,
): ((path: readonly PageElement[], spend: Spend) => boolean) | undefined => {
  if (REPLACED.test(selector)) return undefined;
  const pieces = piecesOf(fold(selector), LIST);
  // Selectors and commas alternate, so a valid list has an odd number of pieces.
  if (pieces.length % 2 === 0) return undefined;
  const list = pieces.filter((_, index) => index % 2 === 0).map(readComplex);
  if (!list.every((compounds) => compounds !== undefined)) return undefined;
  return (path, spend) => list.some((compounds) => matchesPath(compounds, path, spend));
};

const piecesOf = (text: string, pattern: RegExp): readonly string[] => {
  const pieces = text.match(pattern) ?? [];
  return pieces.join('') === text ? pieces : [];
};

/** Visits each element once, because backtracking could take exponential time. */
const matchesPath = (compounds: readonly Compound[], path: readonly PageElement[], spend: Spend): boolean => {
  const [only] = compounds;
  if (only && compounds.length === 1) {
    spend(path.length);
    return path.some((element) => only.matches(element, spend));
  }
  const ancestors = new Set<number>();
  let parent = new Set<number>();
  for (const element of path) {
    spend(compounds.length);
    const matched = new Set<number>();
    for (const [index, { matches, isChild }] of compounds.entries())
      if ((index === 0 || (isChild ? parent : ancestors).has(index - 1)) && matches(element, spend)) matched.add(index);
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
  return matchers.length ? (element, spend) => matchers.every((matches) => matches(element, spend)) : undefined;
};

const simpleMatcher = (groups: Readonly<Record<string, string | undefined>>): Matcher => {
  const { any, tag, id, class: name, attr, operator } = groups;
  if (any) return () => true;
  if (tag) return (element) => fold(element.tagName) === tag;
  if (id) return (element, spend) => hasAttribute(element, spend, 'id', (value) => value === id);
  if (name) return (element, spend) => hasAttribute(element, spend, 'class', (value) => words(value).includes(name));
  const operand = groups.quoted ?? groups.single ?? groups.word ?? '';
  return (element, spend) =>
    hasAttribute(element, spend, attr ?? '', (value) => matchesValue(value, operator, operand));
};

/** Whether any attribute with this name passes the test. An element can have two: `lang` and `xml:lang`. */
const hasAttribute = (
  { attrs }: PageElement,
  spend: Spend,
  name: string,
  test: (value: string) => boolean,
): boolean => {
  spend(attrs.length);
  return attrs.some((one) => {
    if (one.name.length !== name.length || fold(one.name) !== name) return false;
    spend(one.value.length);
    return test(fold(one.value));
  });
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

/** Converts only ASCII letters, because the lower case of `Σ` depends on its neighbours. */
const fold = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const words = (text: string): string[] => text.split(/[\t\n\f\r ]+/);
