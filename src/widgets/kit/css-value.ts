import { log } from '../../platform/log';
import type { Host } from './host';

/**
 * Returns a CSS value that the browser supports, and warns about unsupported values (interface 5a). Call it once per
 * value, in `useMemo`.
 */
export function cssValue(host: Host, prop: string, property: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  const read = +value >= 0 ? `${+value}px` : value;
  if (CSS.supports(property, read)) return read;
  const { dataset, id } = host.element;
  log(
    'warn',
    `cobble: ${dataset.widget} #${id}: data-${prop.replace(/[A-Z]/g, '-$&').toLowerCase()}="${value}" isn't a valid ${property} in CSS. Fix: correct or remove it.`,
    host.element,
  );
  return undefined;
}
