import { TestRunner } from 'vitest';
import { engine } from './engine';

/** What some tests ask of an engine, and who has it. An ability that no test needs any more is deleted. */
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
  'events of the browser': ['chromium', 'firefox'],
  'first script in a page with a policy': ['chromium', 'firefox'],
  // Classic WebDriver tells nothing of what a console is told by the browser, as of a file that it refuses.
  "words of the browser's own": ['chromium', 'firefox'],
  // `responseStatus` of a resource's timing.
  'status of what was fetched': ['chromium', 'firefox'],
  // Elsewhere what is written into a document of its own is read a little otherwise: a `noscript` as a text, and in
  // WebKit the first piece as standing in the body that is there. As little comes of it, but another tree than was drawn.
  'the tree of a written document': ['chromium'],
  // `attr()` with a type, as `attr(data-width type(<length>))`.
  'lengths from attributes': ['chromium'],
  // On this machine, which is a secure context without it. libsoup takes them over https alone.
  'secure cookies without https': ['chromium', 'firefox'],
  // FreeType fits letters to the pixels by the hints of their font.
  'letters without hints': ['chromium', 'firefox'],
  // An import that failed stays failed for its URL, and an import map has no other; the page says what failed.
  'second tries of an import': ['chromium', 'webkit'],
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

/** Whether the engine of this run has it. */
export const has = (ability: Ability): boolean => (having[ability] as readonly string[]).includes(engine);

/**
 * Ends the test as skipped where the engine of this run lacks the ability, and says so: it is counted in the
 * table at the end of `npm run test:engines`. Call it first in a test; what the harness lends calls it by itself.
 *
 * @throws Error outside of a test
 */
export const needs = (ability: Ability): void => {
  if (has(ability)) return;
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`${engine} lacks: ${ability}. Ask for it in the test, not before it.`);
  test.meta.needs = ability;
  test.context.skip(`needs: ${ability}`);
};
