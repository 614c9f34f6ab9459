import type { PageSettings } from '../loader/read-settings';
import type { Settings } from '../services/settings';

/** `en` and `en_US` are `en-us`; nothing where it is no locale. */
const localeOf = (tag: string | undefined) => {
  try {
    const { language, region } = new Intl.Locale(tag!.replace('_', '-')).maximize();
    return `${language}-${region}`.toLowerCase();
  } catch {
    return undefined;
  }
};

/**
 * Makes the settings that the loader read whole, once a page, with the page's JSON (the weakest way) and the defaults of
 * interface 1. The first chunk that needs them calls it; the JSON may stand behind the tag, so the loader can't.
 */
export const completeSettings = (settings: PageSettings): Settings => {
  if (!settings.whole) {
    settings.whole = true;
    let page: Partial<PageSettings> = {};
    try {
      page = JSON.parse(document.querySelector<HTMLScriptElement>('script[data-cobble-config]')?.text || '{}') as Partial<PageSettings>;
    } catch (error) {
      console.error('cobble: data-cobble-config:', error);
    }
    // The tag's switch shares its name with the object, and stands before it.
    settings.experiments = [window.cobbleSettings as Partial<PageSettings> | undefined, page].find((given) => typeof given?.experiments == 'object')?.experiments;
    // An attribute that is there but empty says nothing.
    for (const key in page) settings[key as 'api'] ||= page[key as 'api']!;
    settings.api ||= location.origin;
    settings.product ||= 'minecraft';
    settings.locale = [settings.locale, /^\/([a-z]{2,3}-\w{2,3})(?=\/|$)/i.exec(location.pathname)?.[1], document.documentElement.lang, 'en']
      .map(localeOf).find(Boolean)!;
  }
  return settings as Settings;
};
