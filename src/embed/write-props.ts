import { toJson } from '../platform/to-json';
import { PropCode } from './prop-table';
import { attributeOf } from './read-props';
import { readValue } from './read-value';

/** Null or undefined removes a prop, also from `data-props`. */
export const writeProps = (element: HTMLElement, props: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null) {
      element.removeAttribute(attributeOf(key));
      removeFromDataProps(element, key);
    } else {
      // JSON would quote a URL.
      const isText = typeof value !== 'object' || value instanceof URL;
      element.setAttribute(attributeOf(key), isText ? `${value as string}` : toJson(value));
    }
  }
};

/** `readProps` reports broken JSON. */
const removeFromDataProps = ({ dataset }: HTMLElement, key: string): void => {
  try {
    const given = readValue(PropCode.record, dataset.props) as Record<string, unknown> | undefined;
    if (!given || !Object.hasOwn(given, key)) return;
    delete given[key];
    dataset.props = toJson(given);
  } catch {}
};
