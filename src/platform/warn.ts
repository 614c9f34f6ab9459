import { log } from './log';
import { nameOf } from './name-of';

interface WarnedWidget {
  readonly element: Element;
  readonly widget: string;
}

const warned = new WeakMap<Element, Set<string>>();

/**
 * Warns of a rejected value (interface 5a).
 *
 * @param instead null if the value stays, because another script keeps rewriting it
 */
export default (
  { element, widget }: WarnedWidget,
  attribute: string,
  value: unknown,
  instead: string | null = 'its default',
): void => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const key = `${attribute}=${text}`;
  const seen = warned.get(element) ?? new Set();
  if (seen.has(key)) return;
  warned.set(element, seen.add(key));
  if (instead === null) {
    log(
      'warn',
      `cobble: another script keeps rewriting ${attribute} of ${nameOf(element)}, so Cobble no longer restores it. Fix: keep that script from changing ${attribute}, for example in the beforeAttributeUpdated callback of idiomorph.`,
      element,
    );
    return;
  }
  const cause = /[“”″]/.test(text ?? '')
    ? ' A curly quote stands in it: the site has made one of a straight quote, as WordPress does behind a raw >. Write &gt; for > in attributes, and straight quotes.'
    : '';
  log(
    'warn',
    `cobble: ${widget}${element.id && ` #${element.id}`}: ${attribute}="${text?.slice(0, 200)}" is no value for it; ${instead} is used.${cause} Element: ${nameOf(element)}`,
    element,
  );
};
