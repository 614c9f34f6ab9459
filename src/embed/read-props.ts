import type { PropTable } from './prop-table';
import { readValue } from './read-value';

/** `marketplaceURL` is `data-marketplace-url`: a run of capitals is one word. */
export const attributeOf = (prop: string): string => 'data-' + prop.replace(/[A-Z]+/g, '-$&').toLowerCase();

/**
 * The typed props of an element: a single attribute wins over `data-props`, a text of the page's settings over a
 * default.
 *
 * @param warn is told of each value that was refused; the default stands in for it
 * @throws a text where `data-props` is broken or a required prop is missing
 */
export const readProps = (
  element: HTMLElement,
  table: PropTable,
  texts: Record<string, string> | undefined,
  warn: (attribute: string, value: unknown) => void,
) => {
  const props: Record<string, unknown> = {};
  let given: Record<string, unknown> | undefined = {};
  if (element.dataset.props) {
    try {
      given = readValue('r', element.dataset.props) as typeof given;
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
    if (value != null) {
      try {
        read = readValue(code.toLowerCase(), value, limits);
      } catch {
        /* No JSON: refused like any other. */
      }
      if (read === undefined) warn(attribute, value);
    }
    props[key] = read ?? (code == 't' ? texts?.[key] : undefined) ?? fallback;
    if (code < 'a' && (props[key] == null || props[key] === '')) throw attribute;
  }
  return props;
};
