import { log } from '../../../platform/log';
import type { Host } from '../../../widgets/kit/host';

/**
 * Says in the console that a text on the element has no effect because only the settings' `texts` are read for it, and
 * what to write instead.
 */
export const warnOfUnread = ({ element }: Host, names: readonly string[]): void => {
  for (const name of names) {
    const attribute = `data-${name.replace(/[A-Z]+/g, '-$&').toLowerCase()}`;
    if (!element.hasAttribute(attribute) && !element.dataset.props?.includes(`"${name}"`)) continue;
    log(
      'warn',
      `cobble: ${element.dataset.widget} #${element.id}: ${attribute} has no effect: write ${name} under "texts" in the settings.`,
      element,
    );
  }
};
