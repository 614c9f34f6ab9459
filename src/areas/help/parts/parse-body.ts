import { protect } from '../../../platform/protect';
import { trustedTypes } from '../../../platform/trusted-types';
import type { Settings } from '../../../services/settings';
import { withoutInline } from './without-inline';

/** In characters. Longer HTML blocks the page (threat 9). */
const MAX_LENGTH = 2_000_000;
const MAX_ELEMENTS = 25_000;
/** In characters. A step is short, because the parser gets slower with each open element. */
const STEP_LENGTH = 8000;
/** Browsers nest at most 512 levels. `parseBody` gives up after `MAX_DEEP_STEPS` steps beyond this depth. */
const MAX_DEPTH = 500;
const MAX_DEEP_STEPS = 7;

/**
 * Parses user-generated HTML in an inert document. Works in steps: in a single step, 400,000 `<div>` elements took over
 * a minute.
 *
 * @returns undefined if the HTML is too long
 * @throws if the page's policy blocks parsing
 */
export const parseBody = async (
  html: string,
  settings: Settings,
  yieldToMain: () => Promise<void>,
): Promise<Element | undefined> => {
  if (html.length > MAX_LENGTH) return undefined;
  const { write } = trustedTypes(settings);
  // Without a doctype, quirks mode nests tables in paragraphs. Without `<body>`, some browsers drop leading spaces.
  const start = '<!doctype html><body>';
  const clean = withoutInline(html);
  // Protect `document.write`, because an element's name can hide it: `<img name="write">`.
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
  // Remove the body, because its elements could hide properties of `ownerDocument`.
  body.remove();
  return body;
};

/** @param body null while the parser is in the head */
const depthOf = (body: Element | null): number => {
  let depth = 0;
  for (let last = body?.lastElementChild; last; last = last.lastElementChild) depth++;
  return depth;
};
