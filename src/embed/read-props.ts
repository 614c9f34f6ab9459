import { PropError } from '../widgets/kit/prop-error';
import { PropCode, type PropTable, REQUIRED } from './prop-table';
import { readRecord, readValue } from './read-value';

/** Returns `data-marketplace-url` for `marketplaceURL`. */
export const attributeOf = (prop: string): string => `data-${prop.replace(/[A-Z]+/g, '-$&').toLowerCase()}`;

/**
 * Reads props, in order of precedence: the attribute, `data-props`, the page's `texts`, the default.
 *
 * @param warn Called for each rejected value
 * @throws PropError
 */
export const readProps = (
  element: HTMLElement,
  table: PropTable,
  texts: Readonly<Record<string, unknown>> | undefined,
  warn: (attribute: string, value: unknown) => void,
) => {
  const props: Record<string, unknown> = {};
  const given = readRecord(element.dataset.props || {});
  if (!given) throw new PropError('data-props');
  // Use `Object.entries`: old libraries extend `Object.prototype` and replace `Object.keys`.
  for (const [key, [code, fallback, limits]] of Object.entries(table)) {
    const attribute = attributeOf(key);
    const value = element.getAttribute(attribute) ?? given[key] ?? undefined;
    let read = value === undefined ? undefined : readValue(code, value, limits);
    if (read === undefined && value !== undefined) warn(attribute, value);
    if (code === PropCode.text && !limits) read ??= texts?.[`${element.dataset.widget}.${key}`] ?? texts?.[key];
    props[key] = read ?? fallback;
    if (fallback === REQUIRED && (props[key] ?? '') === '') throw new PropError(attribute);
  }
  return props;
};
