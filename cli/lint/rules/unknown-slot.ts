import { didYouMean, onlyNear, suggestion } from '../../io/did-you-mean';
import { replaceValue } from '../attribute-edits';
import { isStatic, slotOf } from '../html/markup';
import type { LintRule } from '../lint-rule';

export const unknownSlot: LintRule = {
  id: 'unknown-slot',
  severity: 'error',
  text: "A child of a widget has a slot that the widget doesn't have.",
  why: "Browsers don't show a child whose slot doesn't exist.",
  wrong: '<div data-widget="flyout" data-heading="Sale"><p slot="foot">Until Sunday</p></div>',
  right: '<div data-widget="flyout" data-heading="Sale"><p slot="footer">Until Sunday</p></div>',
  *find({ page, mounted }) {
    for (const { element, description } of mounted) {
      const slots = Object.keys(description.slots ?? {}).filter(Boolean);
      for (const child of element.children) {
        const slot = slotOf(child);
        if (!slot || slot.value === '' || slots.includes(slot.value) || !isStatic(slot.value)) continue;
        const near = didYouMean(slot.value, slots);
        const meant = onlyNear(slot.value, slots);
        yield {
          at: slot.at,
          message: `${description.name} has no slot ${JSON.stringify(slot.value)}${suggestion(near)}`,
          fix: meant === undefined ? undefined : replaceValue(page, slot, meant),
          advice: near ? `Write ${slot.name}="${near}".` : otherSlots(slots),
        };
      }
    }
  },
};

const otherSlots = (slots: readonly string[]): string =>
  slots.length > 0
    ? `Its named slots are ${slots.join(', ')}.`
    : 'Remove the attribute. The widget has no named slots.';
