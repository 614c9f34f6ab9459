import { addSettings } from '../loader/add-settings';
import type { PageSettings } from '../loader/read-settings';
import type { Settings } from '../services/settings';

/**
 * Makes the settings that the loader read whole, once a page, with the page's JSON (the weakest way) and the defaults of
 * interface 1. The first chunk that needs them calls it; the JSON may stand behind the tag, so the loader can't.
 */
export const completeSettings = (settings: PageSettings): Settings => {
  if (!settings.whole) {
    settings.whole = true;
    let page: Partial<PageSettings> = {};
    try {
      page = JSON.parse(document.querySelector<HTMLScriptElement>('[data-cobble-config]')?.text || '{}') as Partial<PageSettings>;
    } catch (error) {
      try {
        // size: -15 B against `say`
        console.error('cobble: data-cobble-config: ' + error);
      } catch { /* The page has broken its console. */ }
    }
    addSettings(settings, page);
    // The tag's switch shares its name with the objects and stands before them; a switch that is spread says nothing.
    settings.experiments = { ...page?.experiments as object, ...(window.cobbleSettings as Partial<PageSettings> | undefined)?.experiments as object };
    settings.api ||= location.origin;
    for (const tag of [settings.locale, /^\/([a-z]{2,3}-\w{2,3})(\/|$)/i.exec(location.pathname)?.[1], document.documentElement.lang, 'en']) {
      try {
        // `en` and `en_US` are `en-us`; what is no locale is passed over.
        const { language, region } = new Intl.Locale(tag!.replace('_', '-')).maximize();
        settings.locale = `${language}-${region}`.toLowerCase();
        if (region) break;
      } catch { /* The next one. */ }
    }
  }
  return settings as Settings;
};
