import { toJson } from '../services/http/to-json';
import { attributeOf } from './read-props';
import { readValue } from './read-value';

/**
 * Writes props as the attributes that `readProps` reads; null or undefined takes one away, wherever it was given. A
 * mounted widget renders again by itself.
 */
export const writeProps = (element: HTMLElement, props: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(props)) {
    if (value == null) {
      element.removeAttribute(attributeOf(key));
      takeFromProps(element, key);
    } else element.setAttribute(attributeOf(key), typeof value == 'object' ? toJson(value) : `${value as string}`);
  }
};

/** Takes a member out of `data-props`; what is broken there stays as it is, and `readProps` says so. */
const takeFromProps = ({ dataset }: HTMLElement, key: string): void => {
  try {
    const given = readValue('r', dataset.props) as Record<string, unknown> | undefined;
    if (!given || !Object.hasOwn(given, key)) return;
    delete given[key];
    dataset.props = toJson(given);
  } catch {
    /* No JSON. */
  }
};
