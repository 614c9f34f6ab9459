import { log } from '../../../platform/log';
import type { Host } from '../../../widgets/kit/host';

/** Warns about attributes for the texts in `names`, because only the settings can set these texts. */
export const warnAboutUnreadTexts = ({ element }: Host, names: readonly string[]): void => {
  for (const name of names) {
    const attribute = `data-${name.replace(/[A-Z]+/g, '-$&').toLowerCase()}`;
    if (!element.hasAttribute(attribute) && !element.dataset.props?.includes(`"${name}"`)) continue;
    log(
      'warn',
      `cobble: ${element.dataset.widget} #${element.id}: ${attribute} has no effect. Fix: set ${name} under "texts" in the settings.`,
      element,
    );
  }
};
