import { toJson } from '../platform/to-json';
import { PropCode } from './prop-table';
import { attributeOf } from './read-props';
import { readValue } from './read-value';

/**
 * Writes props as the attributes that `readProps` reads; null or undefined takes one away, wherever it was given. A
 * mounted widget renders again by itself.
 */
export const writeProps = (element: HTMLElement, props: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null) {
      element.removeAttribute(attributeOf(key));
      takeFromProps(element, key);
    } else {
      // What is no object is written as a text, whatever it is. As JSON an address would stand in quotes.
      const isText = typeof value !== 'object' || value instanceof URL;
      element.setAttribute(attributeOf(key), isText ? `${value as string}` : toJson(value));
    }
  }
};

/** Takes a member out of `data-props`; what is broken there stays as it is, and `readProps` says so. */
const takeFromProps = ({ dataset }: HTMLElement, key: string): void => {
  try {
    // By this code it is an object, or nothing.
    const given = readValue(PropCode.record, dataset.props) as Record<string, unknown> | undefined;
    if (!given || !Object.hasOwn(given, key)) return;
    delete given[key];
    dataset.props = toJson(given);
  } catch {
    /* No JSON. */
  }
};
