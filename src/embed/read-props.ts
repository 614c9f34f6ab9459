import { PropCode, type PropTable, REQUIRED } from './prop-table';
import { readValue } from './read-value';

/** Returns `data-marketplace-url` for `marketplaceURL`. */
export const attributeOf = (prop: string): string => `data-${prop.replace(/[A-Z]+/g, '-$&').toLowerCase()}`;

/**
 * An attribute wins over `data-props`, and a text of the page's settings over a default.
 *
 * @param warn called for each rejected value
 * @throws string the name of a broken or missing attribute
 */
export const readProps = (
  element: HTMLElement,
  table: PropTable,
  texts: Readonly<Record<string, unknown>> | undefined,
  warn: (attribute: string, value: unknown) => void,
) => {
  const props: Record<string, unknown> = {};
  let given: Record<string, unknown> | undefined = {};
  if (element.dataset.props) {
    try {
      given = readValue(PropCode.record, element.dataset.props) as typeof given;
    } catch {
      given = undefined;
    }
    if (!given) throw 'data-props';
  }
  // Not `for…in` or `Object.keys`: old libraries extend `Object.prototype` and replace `keys`.
  for (const [key, [code, fallback, limits]] of Object.entries(table)) {
    const attribute = attributeOf(key);
    const value = element.getAttribute(attribute) ?? given[key];
    let read: unknown;
    if (value !== undefined && value !== null) {
      try {
        read = readValue(code, value, limits);
      } catch {
        /* Rejected below. */
      }
      if (read === undefined) warn(attribute, value);
    }
    if (code === PropCode.text && !limits) read ??= texts?.[`${element.dataset.widget}.${key}`] ?? texts?.[key];
    props[key] = read ?? fallback;
    if (fallback === REQUIRED && (props[key] ?? '') === '') throw attribute;
  }
  return props;
};
