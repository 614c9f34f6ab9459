import { attributeOf } from '../../src/embed/read-props';
import type { PropDescription } from '../../src/widgets/kit/description';
import type { CatalogueWidget } from './catalogue-widget';

/** A widget that takes an attribute, and what the attribute is to it. */
export interface AttributeUse {
  readonly widget: string;
  readonly prop: PropDescription;
}

/**
 * Every attribute that gives a prop, with the widgets that take it. What only the settings change is no attribute
 * (threat 4).
 *
 * @returns uses by the attribute's name, in the order of the alphabet
 */
export const attributeUses = (widgets: readonly CatalogueWidget[]): ReadonlyMap<string, readonly AttributeUse[]> => {
  const uses = new Map<string, AttributeUse[]>();
  for (const { description } of widgets)
    for (const [name, prop] of Object.entries(description.props)) {
      if (prop.from === 'settings') continue;
      const attribute = attributeOf(name);
      uses.set(attribute, [...(uses.get(attribute) ?? []), { widget: description.name, prop }]);
    }
  return new Map([...uses].sort(([a], [b]) => (a < b ? -1 : 1)));
};
