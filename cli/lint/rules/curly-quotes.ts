import { isTagUrl } from '../../../src/embed/tag-url';
import { shorten } from '../../io/messages';
import type { Edit } from '../../report/edit';
import { CURLY_QUOTES, isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';
import type { Page, PageAttribute, PageElement } from '../page';

export const curlyQuotes: LintRule = {
  id: 'curly-quotes',
  severity: 'warning',
  text: 'A value is in curly quotes.',
  why: 'HTML only supports straight quotes: curly ones become part of the value, which ends at the first space. Editors insert them if you paste markup as text.',
  wrong: '<div data-widget="themed-button" data-variant=\u201cquiet\u201d>Play</div>',
  right: '<div data-widget="themed-button" data-variant="quiet">Play \u201cnow\u201d</div>',
  *find({ page }) {
    for (const element of page.elements) {
      if (!isOurs(element)) continue;
      for (const attribute of element.attributes.values()) {
        const fault = faultOf(page, attribute);
        if (fault)
          yield {
            at: attribute.at,
            spot: attribute.valueAt,
            message: `${attribute.name} of <${element.tag}> ${SAID[fault]}: ${JSON.stringify(shorten(attribute.value, 50))}`,
            advice: `Write straight quotes: ${attribute.name}="\u2026".`,
            fix: fault === 'around' ? straightQuotes(page.html, element, attribute.valueAt.offset) : undefined,
          };
      }
    }
  },
};

type CurlyFault = 'at-end' | 'around';

const SAID: Readonly<Record<CurlyFault, string>> = {
  'at-end': 'is closed with a curly quote, so it does not end there',
  around: 'is in curly quotes, which become part of it',
};

const isOurs = ({ tag, attributes }: PageElement): boolean =>
  [...attributes.keys()].some((name) => /^data-(?:widget|cobble)/.test(name)) ||
  (tag === 'script' && isTagUrl((attributes.get('src')?.value ?? '').replace(CURLY_QUOTES, '')));

/** Matches a curly quote that precedes `>` or another attribute. */
const ENDS = /[\u201d\u201f\u2033]\s*(?:\/?>|[\w-]+=)/;

const DOUBLE = /["\u201c-\u201f\u2033\u00ab\u00bb]/;
const SINGLE = /['\u2018-\u201b\u2032]/;

const faultOf = ({ html }: Page, { value, valueAt }: PageAttribute): CurlyFault | undefined => {
  if (!isStatic(value)) return undefined;
  const before = html[valueAt.offset - 1];
  if (before === '"' || before === "'") return ENDS.test(value) ? 'at-end' : undefined;
  const beginsCurly = value !== '' && value.slice(0, 1).replace(CURLY_QUOTES, '') === '';
  return beginsCurly ? 'around' : undefined;
};

const straightQuotes = (html: string, { at }: PageElement, offset: number): Edit[] | undefined => {
  const quote = html[offset] ?? '';
  const kind = DOUBLE.test(quote) ? DOUBLE : SINGLE;
  const inside = html.slice(offset + 1, at.offset + at.length);
  const length = inside.search(kind);
  if (!kind.test(quote) || length === -1 || !/^[\s/>]/.test(inside.slice(length + 1))) return undefined;
  if (/["<>]/.test(inside.slice(0, length))) return undefined;
  return [
    { offset, length: 1, text: '"' },
    { offset: offset + 1 + length, length: 1, text: '"' },
  ];
};
