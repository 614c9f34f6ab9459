import { didYouMean, onlyNear } from '../../io/did-you-mean';
import { renameAttribute } from '../attribute-edits';
import type { LintContext, LintRule } from '../lint-rule';
import type { PageAttribute } from '../page';
import { HOST_ATTRIBUTES } from './known-attributes';

export const nearAttribute: LintRule = {
  id: 'near-attribute',
  severity: 'warning',
  text: 'A data- attribute looks like a misspelt one of Cobble.',
  why: 'Cobble ignores the element: nothing is mounted, and a click does nothing.',
  wrong: '<div data-wigdet="themed-button">Play</div>',
  right: '<div data-widget="themed-button">Play</div>',
  *find(context) {
    const { page, mounted, tags } = context;
    // Other rules check the attributes of widgets and of the tag.
    const checkedElsewhere = new Set([...mounted.map((each) => each.element), ...tags]);
    for (const element of page.elements) {
      if (checkedElsewhere.has(element)) continue;
      for (const attribute of element.attributes.values()) {
        const { name, at } = attribute;
        if (!name.startsWith('data-') || HOST_ATTRIBUTES.includes(name.slice(5))) continue;
        const near = onlyNear(name.slice(5), HOST_ATTRIBUTES);
        if (near === undefined || element.attributes.has(`data-${near}`) || !isMeant(attribute, near, context))
          continue;
        yield {
          at,
          spot: { offset: at.offset, length: name.length },
          message: `${name} of <${element.tag}> is unknown; did you mean data-${near}?`,
          advice: `Write data-${near}.`,
          fix: renameAttribute(page, attribute, `data-${near}`),
        };
      }
    }
  },
};

/** Whether an attribute is meant for Cobble. `data-widgets="3"` isn't, because its value resembles no widget's name. */
const isMeant = ({ value }: PageAttribute, near: string, { widgets }: LintContext): boolean =>
  near !== 'widget' || value === '' || widgets.has(value) || didYouMean(value, widgets.keys()) !== undefined;
