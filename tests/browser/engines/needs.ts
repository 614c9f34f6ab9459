import { TestRunner } from 'vitest';
import { engine } from './engine';

/**
 * What some tests need of an engine, and which engines have it. What only some Chromiums have is probed as well
 * (`probe.ts`). An ability that no test needs any more is deleted.
 */
const having = {
  'accessibility tree': ['chromium', 'firefox'],
  'blocked URLs': ['chromium', 'firefox', 'webkit'],
  'DevTools protocol': ['chromium'],
  'emulated media': ['chromium'],
  'offline mode': ['chromium'],
  'other user agent': ['chromium', 'firefox'],
  'intercepted requests': ['chromium', 'firefox'],
  'bodies of requests': ['chromium'],
  'heap counts': ['chromium'],
  'same pixels everywhere': ['chromium'],
  // Over a page or a list that was never scrolled yet WebKit draws how far it is.
  'pictures without scroll bars': ['chromium', 'firefox'],
  'several windows': ['chromium', 'firefox'],
  touches: ['chromium', 'firefox'],
  // Firefox tells the page of each touch, and its driver's touches scroll nothing.
  'swipes that scroll': ['chromium'],
  // A driver of the W3C's knows no second click without the first, which here was meant for what stood there before.
  'clicks with a count': ['chromium'],
  // `location.ancestorOrigins`.
  'origins of the pages around': ['chromium', 'webkit'],
  // Speculation rules.
  'prerendered pages': ['chromium'],
  // `isVisible` of an IntersectionObserver's entries.
  'word of what is seen': ['chromium'],
  // Firefox calls a sound broken where the machine has nothing to play it with.
  'sound without a device': ['chromium', 'webkit'],
  // `appearance: base-select`. Elsewhere the list is a window of the system's, where a driver has no keys or clicks.
  'list of a select in the page': ['chromium'],
  // Of a whole browser; the test finds out.
  'back/forward cache': ['chromium', 'firefox'],
  'events of the browser': ['chromium', 'firefox'],
  'first script in a page with a policy': ['chromium', 'firefox'],
  // Classic WebDriver tells nothing of what a console is told by the browser, as of a file that it refuses.
  "words of the browser's own": ['chromium', 'firefox'],
  // `responseStatus` of a resource's timing.
  'status of what was fetched': ['chromium', 'firefox'],
  // `parse-body.ts` writes documents so that all build one tree; WebKit has not been tried since.
  'the tree of a written document': ['chromium', 'firefox'],
  // Chrome has taken the prefixes `__Host-` and `__Secure-` there since a version after 131.
  'cookie prefixes without https': ['chromium', 'firefox'],
  // A machine without fonts of its own has whatever the browser brings.
  'letters as wide as Arial': ['chromium', 'firefox', 'webkit'],
  'options by their first letters': ['chromium', 'firefox', 'webkit'],
  // `attr()` with a type, as `attr(data-width type(<length>))`.
  'lengths from attributes': ['chromium'],
  // On this machine, which is a secure context without it. libsoup takes them over https alone.
  'secure cookies without https': ['chromium', 'firefox'],
  // FreeType fits letters to the pixels by the hints of their font.
  'letters without hints': ['chromium', 'firefox'],
  // Random sequences of changes to a page (tests/fuzz/browser/life.test.ts) don't hold in WebKit yet.
  'the model of random sequences': ['chromium', 'firefox'],
  // The tag then says what the page's own map lacks.
  'several import maps': ['chromium', 'webkit'],
} as const satisfies Record<string, readonly string[]>;

export type Ability = keyof typeof having;

declare module 'vitest' {
  interface TaskMeta {
    /** What the engine of the run lacks for this test; reports hold it. */
    needs?: Ability;
  }
}

const lacking = new Set<Ability>();

/** Notes that the browser of this run lacks what its engine has elsewhere. */
export const lack = (ability: Ability): void => {
  lacking.add(ability);
};

/** Whether the browser of this run has it. */
export const has = (ability: Ability): boolean =>
  (having[ability] as readonly string[]).includes(engine) && !lacking.has(ability);

/**
 * Skips the test if the browser of this run lacks the ability: the table at the end of `npm run test:engines` counts it.
 * Call it first in a test; what the harness lends calls it by itself.
 *
 * @param isThere what the test itself has found out; default what is known of the browser
 * @throws Error outside of a test
 */
export const needs = (ability: Ability, isThere = has(ability)): void => {
  if (isThere) return;
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`${engine} lacks: ${ability}. Ask for it in the test, not before it.`);
  test.meta.needs = ability;
  test.context.skip(`needs: ${ability}`);
};
