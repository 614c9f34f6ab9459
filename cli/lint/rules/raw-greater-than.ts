import type { Found } from '../../report/locate';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';
import type { Page, PageElement } from '../page';

export const rawGreaterThan: LintRule = {
  id: 'raw-greater-than',
  severity: 'warning',
  text: "A widget's attribute contains a raw >, or a raw > ends its tag early.",
  why: 'Outside quotes it ends the tag. Inside quotes browsers accept it, but WordPress turns the next quote into a curly one and drops what follows.',
  wrong: '<div data-widget="themed-button" data-load="media (width > 40em)">Play</div>',
  right: '<div data-widget="themed-button" data-load="media (width &gt; 40em)">Play</div>',
  *find({ page, mounted, tags }) {
    const widgets = mounted.map(({ element }) => element);
    // Skip the Cobble tag: content systems don't change it, and a selector in its data-ignore may contain a >.
    for (const element of widgets) yield* rawSigns(page, element);
    for (const element of [...widgets, ...tags]) {
      const cut = cutAt(page, element);
      if (cut !== undefined)
        yield {
          at: { offset: cut, length: 1 },
          message: `This > ends the tag <${element.tag}>, so the rest of its attributes becomes text on the page`,
          advice: 'Put the value in quotes, and write &gt; instead of >.',
        };
    }
  },
};

function* rawSigns({ html }: Page, element: PageElement): Generator<Found> {
  for (const { name, value, at, valueAt } of element.attributes.values()) {
    const raw = html.slice(valueAt.offset, valueAt.offset + valueAt.length);
    // If a page has two <body> tags, the parser merges their attributes. The second tag's attributes lack a position.
    const hasPlace = at.offset !== element.at.offset;
    if (!hasPlace || !raw.includes('>') || !isStatic(value)) continue;
    yield {
      at,
      spot: { offset: valueAt.offset + raw.indexOf('>'), length: 1 },
      message: `${name} of <${element.tag}> contains a raw >`,
      advice: 'Write &gt; instead.',
      fix: [...raw.matchAll(/>/g)].map(({ index }) => ({ offset: valueAt.offset + index, length: 1, text: '&gt;' })),
    };
  }
}

/** In characters. */
const LOOK_AHEAD = 500;

/** Returns the position of a raw `>` that ends the tag too early. */
const cutAt = ({ html }: Page, { at, attributes }: PageElement): number | undefined => {
  const end = at.offset + at.length;
  const isBroken = [...attributes.keys()].some((name) => /["'(){}[\],]/.test(name));
  return isBroken && /^[^<>]*>/.test(html.slice(end, end + LOOK_AHEAD)) ? end - 1 : undefined;
};
