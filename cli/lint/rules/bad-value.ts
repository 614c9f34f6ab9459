import { propsByAttribute } from '../../deprecations/deprecations';
import { shorten } from '../../io/messages';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';
import { describeValueFault, valueFault } from './value-fault';

export const badValue: LintRule = {
  id: 'bad-value',
  severity: 'error',
  text: 'An attribute has an invalid value.',
  why: "The widget uses the prop's default and warns in the console.",
  wrong: '<div data-widget="themed-button" data-disabled="yes">Play</div>',
  right: '<div data-widget="themed-button" data-disabled="true">Play</div>',
  *find({ mounted }) {
    for (const { element, description } of mounted) {
      for (const [name, prop] of Object.entries(propsByAttribute(description))) {
        const given = element.attributes.get(name);
        if (!given || !isStatic(given.value)) continue;
        const fault = valueFault(`${given.name} of ${description.name}`, prop, given.value);
        if (fault)
          yield {
            at: given.at,
            spot: given.valueAt,
            ...describeValueFault(fault, JSON.stringify(shorten(given.value, 50))),
          };
      }
    }
  },
};
