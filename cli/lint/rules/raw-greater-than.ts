import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';
import type { Page, PageElement } from '../page';

/** A `>` that systems, or the browser, take for a tag's end. */
export const rawGreaterThan: LintRule = {
  id: 'raw-greater-than',
  severity: 'warning',
  text: 'A value of a widget has a raw > in it, or one has cut its tag short.',
  why: 'Without quotes it ends the tag. In quotes browsers mind it not, but WordPress does: it makes the quote after it a curly one, and all up to the next quote is lost.',
  wrong: '<div data-widget="themed-button" data-load="media (width > 40em)">Play</div>',
  right: '<div data-widget="themed-button" data-load="media (width &gt; 40em)">Play</div>',
  *find({ page, mounted, tags }) {
    // The tag stands outside of what such systems keep, and a selector in its data-ignore has a > by right.
    for (const { element } of mounted) {
      for (const { name, value, at, valueAt } of element.attributes.values()) {
        const raw = page.html.slice(valueAt.offset, valueAt.offset + valueAt.length);
        // The attributes of a second <body> go to the first: their place is not known.
        const isPlaced = at.offset !== element.at.offset;
        if (!isPlaced || !raw.includes('>') || !isStatic(value)) continue;
        yield {
          at,
          spot: { offset: valueAt.offset + raw.indexOf('>'), length: 1 },
          message: `${name} of <${element.tag}> has a raw > in it`,
          mend: 'Write &gt; for it.',
          fix: [...raw.matchAll(/>/g)].map(({ index }) => ({
            offset: valueAt.offset + index,
            length: 1,
            text: '&gt;',
          })),
        };
      }
    }
    for (const element of [...mounted.map((each) => each.element), ...tags]) {
      const cut = cutAt(page, element);
      if (cut !== undefined)
        yield {
          at: { offset: cut, length: 1 },
          message: `This > ends the tag <${element.tag}>, and the rest of its attributes is text on the page`,
          mend: 'Put the value into quotes, and write &gt; for the > in it.',
        };
    }
  },
};

/** So far is looked for the end that was meant. */
const FAR = 500;

/**
 * Where a tag was cut short: it ends in the middle of something (an attribute's name has a quote or a bracket in it), and
 * the text behind it goes on to another `>`.
 */
const cutAt = ({ html }: Page, { at, attributes }: PageElement): number | undefined => {
  const end = at.offset + at.length;
  const isBroken = [...attributes.keys()].some((name) => /["'(){}[\],]/.test(name));
  return isBroken && /^[^<>]*>/.test(html.slice(end, end + FAR)) ? end - 1 : undefined;
};
