import { TestRunner } from 'vitest';
import { engine } from './engine';

/**
 * The engines that have each ability. `probe.ts` checks the abilities that only some Chromium builds have. Delete an
 * ability that no test needs.
 */
const having = {
  'accessibility tree': ['chromium', 'firefox'],
  'blocked URLs': ['chromium', 'firefox', 'webkit'],
  'DevTools protocol': ['chromium'],
  'emulated media': ['chromium'],
  'offline mode': ['chromium'],
  'other user agent': ['chromium', 'firefox'],
  'intercepted requests': ['chromium', 'firefox'],
  'request bodies': ['chromium'],
  'heap counts': ['chromium'],
  'same pixels everywhere': ['chromium'],
  // WebKit shows scroll bars on pages and lists that were never scrolled.
  'screenshots without scroll bars': ['chromium', 'firefox'],
  'several windows': ['chromium', 'firefox'],
  touches: ['chromium', 'firefox'],
  // In Firefox, touches from the driver cause events, but no scrolling.
  'swipes that scroll': ['chromium'],
  // WebDriver can't send a single click with `clickCount: 2`.
  'click counts': ['chromium'],
  // `location.ancestorOrigins`
  'ancestor origins': ['chromium', 'webkit'],
  // Speculation rules
  'prerendered pages': ['chromium'],
  // `isVisible` of an IntersectionObserver's entries
  'IntersectionObserver v2': ['chromium'],
  // Firefox reports an error for sound without an audio device.
  'audio without a device': ['chromium', 'webkit'],
  // `appearance: base-select`. Without this style, a select's list is a system window, which drivers can't control.
  'customizable select': ['chromium'],
  // Headless shells may lack the back/forward cache, so the test checks at run time.
  'back/forward cache': ['chromium', 'firefox'],
  'events of the browser': ['chromium', 'firefox'],
  'first script in a page with a policy': ['chromium', 'firefox'],
  // Classic WebDriver doesn't report the browser's own console messages, such as a failed integrity check.
  "the browser's console messages": ['chromium', 'firefox'],
  // `responseStatus` of a resource's timing
  'response status in resource timing': ['chromium', 'firefox'],
  // `parse-body.ts` writes documents that all engines should parse alike. Nobody has tested this in WebKit.
  'same parsing of written documents': ['chromium', 'firefox'],
  // Over http, Chrome up to 131 rejects `__Host-` and `__Secure-` cookies from loopback addresses.
  'cookie prefixes without https': ['chromium', 'firefox'],
  // On a machine without fonts, the browser's fallback font has other widths.
  'fonts as wide as Arial': ['chromium', 'firefox', 'webkit'],
  'type-ahead in selects': ['chromium', 'firefox', 'webkit'],
  // `attr(data-width type(<length>))`
  'attr() with a type': ['chromium'],
  // Most browsers accept secure cookies from this machine, because it is a secure context. WebKit's libsoup requires
  // https.
  'secure cookies without https': ['chromium', 'firefox'],
  // In WebKit, FreeType applies the font's hints, which change text widths.
  'unhinted text': ['chromium', 'firefox'],
  // Random sequences of changes to a page (tests/fuzz/browser/life.test.ts) fail in WebKit.
  'random changes of a page': ['chromium', 'firefox'],
  // In Chrome 131, SES 2.3 fails on a member of TextEncoder.
  'natives that SES freezes': ['chromium', 'firefox', 'webkit'],
  'several import maps': ['chromium', 'webkit'],
} as const satisfies Record<string, readonly string[]>;

export type Ability = keyof typeof having;

declare module 'vitest' {
  interface TaskMeta {
    /** The missing ability that made `needs` skip this test. */
    needs?: Ability;
  }
}

const lacking = new Set<Ability>();

export const lack = (ability: Ability): void => {
  lacking.add(ability);
};

export const has = (ability: Ability): boolean =>
  (having[ability] as readonly string[]).includes(engine) && !lacking.has(ability);

/**
 * Skips the test if this browser lacks the ability. Call this function first in a test.
 *
 * @param isThere whether the browser has the ability, for tests that check it themselves
 * @throws Error outside a test
 */
export const needs = (ability: Ability, isThere = has(ability)): void => {
  if (isThere) return;
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`${engine} lacks: ${ability}. Ask for it in the test, not before it.`);
  test.meta.needs = ability;
  test.context.skip(`needs: ${ability}`);
};
