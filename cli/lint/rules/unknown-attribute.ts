import { attributeOf } from '../../../src/embed/read-props';
import { deprecationsOf } from '../../deprecations/deprecations';
import { didYouMean, onlyNear } from '../../io/did-you-mean';
import type { Found } from '../../report/locate';
import { renameAttribute } from '../attribute-edits';
import type { LintRule, MountedElement } from '../lint-rule';
import type { Page } from '../page';
import { FOREIGN_ATTRIBUTES, WIDGET_ATTRIBUTES } from './known-attributes';

export const unknownAttribute: LintRule = {
  id: 'unknown-attribute',
  severity: 'warning',
  text: "A data- attribute isn't a prop of the widget (an error if it looks misspelt).",
  why: 'Cobble ignores it. HTML attribute names are lower case: the prop imageUrl is data-image-url.',
  wrong: '<div data-widget="themed-button" data-varient="quiet">Play</div>',
  right: '<div data-widget="themed-button" data-variant="quiet">Play</div>',
  *find({ page, mounted }) {
    for (const widget of mounted) yield* widgetFaults(page, widget);
  },
};

function* widgetFaults(page: Page, { element, description }: MountedElement): Generator<Found> {
  const props = Object.keys(description.props).map(attributeOf);
  const current = [...props, ...WIDGET_ATTRIBUTES, ...(description.form ? ['data-name'] : [])];
  // The rule `deprecated-attribute` reports old names.
  const known = new Set([...current, ...deprecationsOf(description).map(({ attribute }) => attribute)]);
  const names = current.map((each) => each.slice(5));
  const slips = slipsOf([...element.attributes.keys()], known, names);
  for (const attribute of element.attributes.values()) {
    const { name, at } = attribute;
    if (!name.startsWith('data-') || known.has(name)) continue;
    const near = didYouMean(name.slice(5), names);
    if (near !== undefined && !element.attributes.has(`data-${near}`))
      yield {
        at,
        severity: 'error',
        fix: slips.get(near) === name ? renameAttribute(page, attribute, `data-${near}`) : undefined,
        message: `${description.name} has no ${name}; did you mean data-${near}?`,
        advice: `Write data-${near}.`,
      };
    else if (!FOREIGN_ATTRIBUTES.test(name)) yield { at, ...unread(name, description.name, props) };
  }
}

const unread = (attribute: string, widget: string, props: readonly string[]): Pick<Found, 'message' | 'advice'> => ({
  message: `${widget} has no ${attribute}, so Cobble ignores it`,
  advice: `Remove it, unless another script reads it. ${widget} has ${props.join(', ') || 'no props'}.`,
});

/** Maps each correct name to the attribute that misspells it, or to undefined if several attributes do. */
const slipsOf = (
  given: readonly string[],
  known: ReadonlySet<string>,
  names: readonly string[],
): ReadonlyMap<string, string | undefined> => {
  const slips = new Map<string, string | undefined>();
  for (const name of given) {
    if (!name.startsWith('data-') || known.has(name) || FOREIGN_ATTRIBUTES.test(name)) continue;
    const meant = onlyNear(name.slice(5), names);
    if (meant !== undefined) slips.set(meant, slips.has(meant) ? undefined : name);
  }
  return slips;
};
