import { jsonDocument } from '../../check/json/document';
import { didYouMean } from '../../io/did-you-mean';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';
import { valueFault } from './value-fault';

/** `data-props` that is no JSON object, or has members that the widget does not take. */
export const brokenProps: LintRule = {
  id: 'broken-props',
  severity: 'error',
  text: "data-props is not a JSON object of the widget's props.",
  why: 'A widget with broken data-props is not mounted at all: its fallback stays.',
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
          message: `data-props of ${description.name} is not ${fault ? `JSON: ${fault.reason}` : 'a JSON object'}`,
          mend: 'Write a JSON object with double quotes inside, and single quotes round the attribute.',
        };
        continue;
      }
      // An object: its root says so.
      for (const [key, value] of Object.entries(JSON.parse(given.value) as Record<string, unknown>)) {
        const prop = Object.hasOwn(description.props, key) ? description.props[key] : undefined;
        const near = prop ? undefined : didYouMean(key, Object.keys(description.props));
        const wrong = prop && prop.from !== 'settings' && value !== null ? valueFault(prop, value) : undefined;
        if (!prop) {
          yield {
            ...place,
            severity: near ? 'error' : 'warning',
            message: `${description.name} has no prop ${JSON.stringify(key)}${near ? `; did you mean "${near}"?` : ''}`,
            mend: near ? `Write "${near}".` : 'Take it out.',
          };
        } else if (wrong) {
          yield {
            ...place,
            message: `${key} in data-props of ${description.name} ${wrong.message}: ${JSON.stringify(value).slice(0, 50)}`,
            mend: wrong.mend,
          };
        }
      }
    }
  },
};
