import { attribute, type PageElement, parentOf } from './page-nodes';

type Test = (element: PageElement) => boolean;

const NAME = String.raw`(?:[\w-]|[^\0-\x7f])+`;
const SIMPLE = new RegExp(
  String.raw`^(?:(?<any>\*)|(?<tag>${NAME})|#(?<id>${NAME})|\.(?<class>${NAME})|\[\s*(?<attr>${NAME})\s*(?:(?<how>[~^$*|]?=)\s*(?:"(?<quoted>[^"\\]*)"|'(?<single>[^'\\]*)'|(?<word>${NAME}))\s*)?\])`,
);

/**
 * Reads a selector of `data-ignore`: names, ids, classes and attributes, one in another or directly in it (`>`), several
 * with commas. What else CSS knows (`:has()`, `+`) looks at parts of the page that a stream has not seen yet.
 *
 * @returns undefined for any other selector
 */
export const matches = (selector: string): Test | undefined => {
  const tests = splitAtCommas(selector).map(readComplex);
  return tests.every((test) => test !== undefined) ? (element) => tests.some((test) => test(element)) : undefined;
};

/** Not at those in the value of an attribute. */
const splitAtCommas = (selector: string): string[] =>
  (selector.match(/(?:\[[^\]]*\]|[^,[])+|,(?=\s*(?:,|$))|^(?=,)/g) ?? ['']).map((part) => part.trim());

const readComplex = (text: string): Test | undefined => {
  const parts = text.match(/(?:\[[^\]]*\]|[^\s>[])+|>/g);
  let test: Test | undefined;
  let isDirect = false;
  for (const part of parts ?? []) {
    if (part === '>') {
      if (!test || isDirect) return undefined;
      isDirect = true;
      continue;
    }
    const own = readCompound(part);
    if (!own) return undefined;
    test = test ? inside(test, own, isDirect) : own;
    isDirect = false;
  }
  return isDirect ? undefined : test;
};

const inside =
  (outer: Test, own: Test, isDirect: boolean): Test =>
  (element) => {
    if (!own(element)) return false;
    for (let around = parentOf(element); around; around = parentOf(around)) {
      if (outer(around)) return true;
      if (isDirect) return false;
    }
    return false;
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
