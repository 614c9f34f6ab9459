import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { jsonDocument, jsonFaultText } from '../../check/json/document';
import { deprecationsOf } from '../../deprecations/deprecations';
import { didYouMean, suggestion } from '../../io/did-you-mean';
import type { Found } from '../../report/locate';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';
import { describeValueFault, valueFault } from './value-fault';

export const brokenProps: LintRule = {
  id: 'broken-props',
  severity: 'error',
  text: "data-props isn't a JSON object of the widget's props.",
  why: "A widget with invalid data-props isn't mounted. Its fallback stays.",
  wrong: '<div data-widget="themed-button" data-props="{\'variant\': \'quiet\'}">Play</div>',
  right: '<div data-widget="themed-button" data-props=\'{"variant": "quiet"}\'>Play</div>',
  *find({ mounted }) {
    for (const { element, description } of mounted) {
      const given = element.attributes.get('data-props');
      if (!given || given.value === '' || !isStatic(given.value)) continue;
      const place = { at: given.at, spot: given.valueAt };
      const { root, fault } = jsonDocument('data-props', given.value);
      if (root?.type !== 'object') {
        yield {
          ...place,
          message: `data-props of ${description.name} isn't ${fault ? `valid JSON: ${jsonFaultText(fault)}` : 'a JSON object'}`,
          advice: 'Write a JSON object with double quotes, and put the attribute in single quotes.',
        };
        continue;
      }
      const members: Record<string, unknown> = JSON.parse(given.value);
      for (const [key, value] of Object.entries(members)) {
        const problem = problemOf(description, key, value);
        if (problem) yield { ...place, ...problem };
      }
    }
  },
};

const problemOf = (
  description: WidgetDescription,
  key: string,
  value: unknown,
): Pick<Found, 'severity' | 'message' | 'advice'> | undefined => {
  const { name, props } = description;
  const old = deprecationsOf(description).find((each) => each.name === key);
  // The rule `deprecated-attribute` reports removed names.
  if (old?.isRemoved) return undefined;
  const prop = Object.hasOwn(props, key) ? props[key] : old?.prop;
  if (!prop) {
    const near = didYouMean(key, Object.keys(props));
    return {
      severity: near ? 'error' : 'warning',
      message: `${name} has no prop ${JSON.stringify(key)}${suggestion(near)}`,
      advice: near ? `Write "${near}".` : 'Remove it.',
    };
  }
  if (prop.from === 'settings' || value === null) return undefined;
  const fault = valueFault(`${key} in data-props of ${name}`, prop, value);
  return fault && describeValueFault(fault, JSON.stringify(value).slice(0, 50));
};
