import { ownGlobal } from '../loader/own-global';
import type { PageSettings } from '../loader/settings';
import type { Context } from '../loader/types';
import { consentKey } from '../platform/consent-key';
import { ownCopy } from '../platform/own-copy';
import { PolicyHolder } from '../platform/policy-holder';
import { findLocale } from './find-locale';
import { mergeSettings } from './merge-settings';
import { paragraphTags } from './paragraph-tags';

type Page = Pick<Context, 'tagSettings' | 'settings' | 'runChunk' | 'consents'>;

/** Resolves and freezes the settings when a chunk first needs them, because the page's JSON may follow the tag. */
export const resolvePageSettings = (page: Page): PageSettings => (page.settings ??= resolve(page));

const resolve = ({ tagSettings, runChunk, consents }: Page): PageSettings => {
  const json = readJson(runChunk);
  const script = ownGlobal('cobbleSettings');
  const merged = mergeSettings([tagSettings, script, json]);
  // Refuse consent until the page sets it. Code stores and reports data only after this function has run.
  if (merged.consent === 'wait') consents.unshift(false);
  Object.assign(globalThis, { [consentKey]: consents });
  return ownCopy({
    ...merged,
    locale: findLocale(merged.locale, location.pathname, document.documentElement.lang),
    policyHolder: new PolicyHolder(),
    // The tag's `experiments` is an on/off switch, not an object.
    experiments: mergeSettings([script, json].map((source) => mergeSettings([source]).experiments)),
  } as unknown as PageSettings);
};

/** Reads only a script element, because untrusted users can't add one (threat 1). */
const readJson = (runChunk: Context['runChunk']): unknown => {
  const text = document.querySelector('script[data-cobble-config]')?.textContent?.replace(paragraphTags, '');
  try {
    return JSON.parse(text || '{}');
  } catch (error) {
    void runChunk('bad-setting', error);
    return {};
  }
};
