import { ownGlobal } from '../loader/own-global';
import type { PageSettings } from '../loader/read-settings';
import type { Context } from '../loader/types';
import { consentKey } from '../platform/consent-key';
import type { Settings } from '../services/settings';
import { addSettings } from './add-settings';
import { paragraphTags } from './paragraph-tags';
import { regionalLocale } from './regional-locale';

/**
 * Makes the settings that the loader read whole, once a page, with the page's JSON (the weakest way) and the defaults
 * of interface 1. The first chunk that needs them calls it; the JSON may stand behind the tag, so the loader can't.
 */
export const resolvePageSettings = ({
  pageSettings: settings,
  runChunk,
  consents,
}: Pick<Context, 'pageSettings' | 'runChunk' | 'consents'>): Settings => {
  if (!settings.isComplete) {
    settings.isComplete = true;
    let page: Partial<PageSettings> = {};
    try {
      // A script element alone: everything else may be a stranger's (threat 1). What the page's author wrote, here and in
      // the script, is taken as the settings' types say: who reads a setting looks at what it needs.
      page = JSON.parse(
        document.querySelector('script[data-cobble-config]')?.textContent?.replace(paragraphTags, '') || '{}',
      ) as Partial<PageSettings>;
    } catch (error) {
      void runChunk('bad-setting', error);
    }
    const script = ownGlobal('cobbleSettings') as Partial<PageSettings> | undefined;
    // What an empty attribute has hidden, too.
    for (const way of [script, page]) addSettings(settings, way);
    // The tag's switch shares its name with the objects and stands before them; a switch that is spread, as all that is
    // no object, says nothing.
    settings.experiments = { ...(page?.experiments as object), ...(script?.experiments as object) };
    // Before anything is kept or told: whoever does either has asked for the settings first.
    if (settings.consent === 'wait') consents.unshift(false);
    Object.assign(globalThis, { [consentKey]: consents });
    settings.api ||= location.origin;
    const candidates = [
      settings.locale,
      /^\/([a-z]{2,3}-\w{2,3})(\/|$)/i.exec(location.pathname)?.[1],
      document.documentElement.lang.replace(/^en$/i, 'en-us'),
      'en-us',
    ];
    let locale: string | undefined;
    Object.defineProperty(settings, 'locale', {
      // When it is first asked for: the first use of `Intl` takes a slow phone 100 ms, in which files can come.
      get() {
        for (const tag of candidates) locale ??= regionalLocale(tag);
        return locale;
      },
    });
  }
  // Complete: what was missing has its default.
  return settings as Settings;
};
