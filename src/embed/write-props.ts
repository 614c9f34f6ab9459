import { toJson } from '../platform/to-json';
import { attributeOf } from './read-props';
import { readRecord } from './read-value';

export const writeProps = (element: HTMLElement, props: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null) {
      element.removeAttribute(attributeOf(key));
      removeFromDataProps(element, key);
    } else {
      // Write a URL as text: JSON would add quotes.
      const isText = typeof value !== 'object' || value instanceof URL;
      element.setAttribute(attributeOf(key), isText ? `${value as string}` : toJson(value));
    }
  }
};

/** Keeps broken JSON, which `readProps` reports. */
const removeFromDataProps = ({ dataset }: HTMLElement, key: string): void => {
  const given = readRecord(dataset.props);
  if (!given || !Object.hasOwn(given, key)) return;
  delete given[key];
  dataset.props = toJson(given);
};
