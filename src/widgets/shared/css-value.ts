import { say } from '../../say';
import type { Host } from './host';

/**
 * A CSS value that a page gave, if the browser can read it as one; a bare number is px. Anything else is refused with a
 * warning that names it (interface 5a), so call it once for a value, in `useMemo`.
 *
 * @param prop the prop that it came by, one word
 * @param property the CSS property that it is for
 */
export function cssValue(host: Host, prop: string, property: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  const read = +value >= 0 ? `${+value}px` : value;
  if (CSS.supports(property, read)) return read;
  const { dataset, id } = host.element;
  say(
    'warn',
    `cobble: ${dataset.widget!} #${id}: data-${prop.replace(/[A-Z]/g, '-$&').toLowerCase()}="${value}" is no ${property} in CSS; left out.`,
    host.element,
  );
  return undefined;
}
