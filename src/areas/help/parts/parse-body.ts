import { protect } from '../../../platform/protect';
import { trustedTypes } from '../../../platform/trusted-types';
import type { Settings } from '../../../services/settings';
import { withoutInline } from './without-inline';

/** Longer articles aren't shown (threat 9). */
const MAX_LENGTH = 2_000_000;
const MAX_ELEMENTS = 25_000;
/** Characters per step: the more elements are open, the longer the parser takes for each. */
const STEP_LENGTH = 8000;
/** Browsers stop nesting at 512 levels. So the depth alone can't reveal how deep the HTML is, but deep steps are counted. */
const MAX_DEPTH = 500;
const MAX_DEEP_STEPS = 7;

/**
 * Parses user-generated HTML in an inert document, step by step, so that it can stop early: the parser's time grows with
 * the square of the depth, and 400,000 `<div>` took over a minute.
 *
 * @param settings the page's settings, with its Trusted Types policy
 * @param yieldToMain is called between the steps
 * @returns the body, removed from its document; undefined if the HTML is too long
 * @throws the browser's error if the page's policy blocks parsing
 */
export const parseBody = async (
  html: string,
  settings: Settings,
  yieldToMain: () => Promise<void>,
): Promise<Element | undefined> => {
  if (html.length > MAX_LENGTH) return undefined;
  const { write } = trustedTypes(settings);
  // In quirks mode, a table would be inside the paragraph before it, which HTML in standards mode can't express.
  // The body tag is for other browsers than Chrome up to 150 and Safari: they would drop spaces and tags before it.
  const start = '<!doctype html><body>';
  const clean = withoutInline(html);
  // The article's names can hide members of its document: `<img name="write">`.
  const parsed = protect(document.implementation.createHTMLDocument(''));
  let deepSteps = 0;
  let count = 0;
  for (let at = 0; at < clean.length; at += STEP_LENGTH) {
    write(parsed, (at ? '' : start) + clean.slice(at, at + STEP_LENGTH));
    const before = count;
    count = parsed.getElementsByTagName('*').length;
    if (count > before && depthOf(parsed.body) > MAX_DEPTH) deepSteps++;
    if (deepSteps > MAX_DEEP_STEPS || count > MAX_ELEMENTS) return undefined;
    await yieldToMain();
  }
  parsed.close();
  const { body } = parsed;
  // Outside of its document, the body's names no longer hide members of `ownerDocument`.
  body.remove();
  return body;
};

/** Counts the open elements. The body is null while only a head was written. */
const depthOf = (body: Element | null): number => {
  let depth = 0;
  for (let last = body?.lastElementChild; last; last = last.lastElementChild) depth++;
  return depth;
};
