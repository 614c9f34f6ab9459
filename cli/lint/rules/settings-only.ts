import { attributeOf } from '../../../src/embed/read-props';
import type { LintRule } from '../lint-rule';

export const settingsOnly: LintRule = {
  id: 'settings-only',
  severity: 'warning',
  text: 'An element has a text that only the settings can change.',
  why: "People who can add attributes to a page mustn't be able to word what visitors agree to, such as a purchase. The attribute has no effect.",
  wrong: '<div data-widget="store-product" data-product-id="9CBL0PASS001" data-yes-text="Read on"></div>',
  right:
    '<script type="application/json" data-cobble-config>{ "texts": { "yesText": "Buy it" } }</script><div data-widget="store-product" data-product-id="9CBL0PASS001"></div>',
  *find({ mounted }) {
    for (const { element, description } of mounted) {
      const inProps = element.attributes.get('data-props');
      for (const [key, { from }] of Object.entries(description.props)) {
        if (from !== 'settings') continue;
        const attribute = element.attributes.get(attributeOf(key));
        const advice = `Move it to the page's settings: "texts": { "${key}": "…" }.`;
        if (attribute)
          yield {
            at: attribute.at,
            message: `${attribute.name} of ${description.name} has no effect: only the settings can change the texts of a confirmation`,
            advice,
          };
        if (inProps?.value.includes(`"${key}"`))
          yield {
            at: inProps.at,
            spot: inProps.valueAt,
            message: `${key} in data-props of ${description.name} has no effect: only the settings can change the texts of a confirmation`,
            advice,
          };
      }
    }
  },
};
