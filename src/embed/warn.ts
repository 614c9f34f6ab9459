import type { Handle } from '../loader/types';
import { log } from '../platform/log';
import { nameOf } from './name-of';

const said = new WeakMap<Element, Set<string>>();

/** Says once that a value was refused, and what stands in for it (interface 5a). */
export default (
  { element, widget }: Pick<Handle, 'element' | 'widget'>,
  attribute: string,
  value: unknown,
  instead = 'its default',
): void => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const key = `${attribute}=${text}`;
  const seen = said.get(element) ?? new Set();
  if (seen.has(key)) return;
  said.set(element, seen.add(key));
  const cause = /[“”″]/.test(text ?? '')
    ? ' A curly quote stands in it: the site has made one of a straight quote, as WordPress does behind a raw >. Write &gt; for > in attributes, and straight quotes.'
    : '';
  log(
    'warn',
    `cobble: ${widget}${element.id && ` #${element.id}`}: ${attribute}="${text?.slice(0, 200)}" is no value for it; ${instead} is used.${cause} Element: ${nameOf(element)}`,
    element,
  );
};
