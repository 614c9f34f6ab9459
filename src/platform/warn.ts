import { log } from './log';
import { nameOf } from './name-of';

interface WarnedWidget {
  readonly element: Element;
  readonly widget: string;
}

const warned = new WeakMap<Element, Set<string>>();

/**
 * Warns about a rejected value (interface 5a).
 *
 * @param instead a phrase for the value in use; null if another script keeps rewriting the attribute
 */
export default (
  { element, widget }: WarnedWidget,
  attribute: string,
  value: unknown,
  instead: string | null = 'its default',
): void => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (attribute === 'data-theme' && !element.getAttribute(attribute)) {
    warnOfPageTheme(`${text}`, `${instead}`);
    return;
  }
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
    ? ' It contains a curly quote. WordPress writes one after a raw >. Fix: write &gt; instead of > in attributes, and use straight quotes.'
    : '';
  log(
    'warn',
    `cobble: ${widget}${element.id && ` #${element.id}`}: ${attribute}="${text?.slice(0, 200)}" is invalid, so ${instead} is used.${cause} Element: ${nameOf(element)}`,
    element,
  );
};

/** Warns once about the page's theme, which every widget without `data-theme` reports. */
const warnOfPageTheme = (theme: string, instead: string): void => {
  const seen = warned.get(document.documentElement) ?? new Set();
  if (seen.has(theme)) return;
  warned.set(document.documentElement, seen.add(theme));
  const tag = [...document.querySelectorAll<HTMLElement>('script[data-theme]')].find(
    ({ dataset }) => dataset.theme === theme,
  );
  const source = tag ? `data-theme="${theme}" of the tag` : `theme: "${theme}" in the page's settings`;
  const names = __THEMES__.trim().split(' ').join(', ');
  log('warn', `cobble: ${source} is invalid, so ${instead} is used. Fix: use one of ${names}.`, tag);
};
