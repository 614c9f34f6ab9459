import { afterEach, expect, it } from 'vitest';
import { completeSettings } from '../../../src/embed/complete-settings';
import type { PageSettings } from '../../../src/loader/read-settings';

const read = (given: Partial<PageSettings>) => ({ base: '/', bundleTheme: 'realms', ...given }) as PageSettings;
const complete = (pageSettings: PageSettings) => completeSettings({ pageSettings });
const page = (json: string) => {
  document.body.innerHTML = `<script type="application/json" data-cobble-config>${json}</script>`;
};

afterEach(() => {
  document.body.innerHTML = '';
  window.cobbleSettings = undefined;
});

// LDR-1
it('reads the page\'s JSON also where the tag names the product: it was left out, and there was no locale', () => {
  page('{"texts":{"closeLabel":"Zu"},"product":"other"}');
  expect(complete(read({ product: 'dungeons' }))).toMatchObject({ product: 'dungeons', texts: { closeLabel: 'Zu' }, locale: 'en-us', api: location.origin });
});

// LDR-1
it('completes once: what the page writes later changes nothing', () => {
  const settings = read({});
  page('{"texts":{"closeLabel":"Zu"}}');
  complete(settings);
  page('{"texts":{"closeLabel":"Shut"},"theme":"gray"}');
  expect(complete(settings)).toMatchObject({ locale: 'en-us', texts: { closeLabel: 'Zu' } });
  expect(settings.theme).toBeUndefined();
});

// EXP-1
it('finds where experiments come from beside the tag\'s switch: the object of cobbleSettings was lost', () => {
  window.cobbleSettings = { experiments: { configUrl: '/a.json' } };
  page('{"experiments":{"configUrl":"/b.json"}}');
  expect(complete(read({ experiments: 'on' })).experiments).toEqual({ configUrl: '/a.json' });
  window.cobbleSettings = undefined;
  expect(complete(read({ experiments: 'on' })).experiments).toEqual({ configUrl: '/b.json' });
  document.body.innerHTML = '';
  expect(complete(read({ experiments: 'on' })).experiments).toEqual({});
});

it.each(['null', '7', '{"experiments":null}', '{"experiments":"on"}'])('bears the JSON %s: experiments.configUrl of nothing was asked for', (json) => {
  page(json);
  expect(complete(read({ experiments: 'on' })).experiments).not.toBeNull();
});

// Klingon has no country.
it('passes over a language that has no region: the API was asked for tlh-undefined', () => {
  document.documentElement.lang = 'tlh';
  expect(complete(read({})).locale).toBe('en-us');
});
