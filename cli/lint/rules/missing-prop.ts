import { attributeOf } from '../../../src/embed/read-props';
import { activeDeprecations } from '../../deprecations/deprecations';
import { isStatic, slotOf } from '../html/markup';
import type { LintRule } from '../lint-rule';
import type { PageElement } from '../page';

export const missingProp: LintRule = {
  id: 'missing-prop',
  severity: 'error',
  text: 'A required prop is missing or empty.',
  why: "The widget isn't mounted: its fallback stays, and cobble:error fires.",
  wrong: '<div data-widget="marketplace-tile" data-price="490"></div>',
  right: '<div data-widget="marketplace-tile" data-title="Lantern Caves" data-price="490"></div>',
  *find({ mounted }) {
    for (const { element, description } of mounted) {
      const props = membersOfProps(element);
      if (!props) continue;
      const oldNames = activeDeprecations(description);
      const required = Object.entries(description.props).filter(
        ([, prop]) => prop.required && !(prop.slotted && isSlotted(element)),
      );
      for (const [key, prop] of required) {
        const names = [key, ...oldNames.filter(({ use }) => use === key).map(({ name }) => name)];
        const values = names.map((name) => element.attributes.get(attributeOf(name))?.value ?? props[name]);
        const value = values.find((each) => each !== undefined && each !== null);
        if (value !== undefined && value !== '') continue;
        yield {
          at: element.at,
          message: `${description.name} needs ${attributeOf(key)}, which is ${value === '' ? 'empty' : 'missing'}`,
          advice: `Add ${attributeOf(key)}="…": ${prop.text}`,
        };
      }
    }
  },
};

/** Text and elements without a named slot fill the default slot. */
const isSlotted = ({ text, children }: PageElement): boolean =>
  text.trim() !== '' || children.some((child) => !slotOf(child)?.value);

/** Returns undefined if a template fills in the JSON, or for invalid JSON, which another rule reports. */
export const membersOfProps = (element: PageElement): Record<string, unknown> | undefined => {
  const text = element.attributes.get('data-props')?.value;
  if (!text) return {};
  if (!isStatic(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};
