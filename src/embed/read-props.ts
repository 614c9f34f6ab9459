import { PropCode, type PropTable, REQUIRED } from './prop-table';
import { readValue } from './read-value';

/** `marketplaceURL` is `data-marketplace-url`: a run of capitals is one word. */
export const attributeOf = (prop: string): string => `data-${prop.replace(/[A-Z]+/g, '-$&').toLowerCase()}`;

/**
 * The typed props of an element: a single attribute wins over `data-props`, a text of the page's settings (the widget's
 * own, `modal.closeLabel`, then that of all) over a
 * default.
 *
 * @param warn is told of each value that was refused; the default stands in for it
 * @throws a text where `data-props` is broken or a required prop is missing
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
      // By this code it is an object, or nothing.
      given = readValue(PropCode.record, element.dataset.props) as typeof given;
    } catch {
      given = undefined;
    }
    if (!given) throw 'data-props';
  }
  // Own names only: old libraries put theirs on Object.prototype, and a keys() of their own beside it.
  for (const [key, [code, fallback, limits]] of Object.entries(table)) {
    const attribute = attributeOf(key);
    const value = element.getAttribute(attribute) ?? given[key];
    let read: unknown;
    if (value !== undefined && value !== null) {
      try {
        read = readValue(code, value, limits);
      } catch {
        /* No JSON: refused like any other. */
      }
      if (read === undefined) warn(attribute, value);
    }
    if (code === PropCode.text && !limits) read ??= texts?.[`${element.dataset.widget}.${key}`] ?? texts?.[key];
    props[key] = read ?? fallback;
    if (fallback === REQUIRED && (props[key] ?? '') === '') throw attribute;
  }
  return props;
};
