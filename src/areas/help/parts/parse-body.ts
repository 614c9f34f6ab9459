import { protect } from '../../../platform/protect';
import { trustedTypes } from '../../../platform/trusted-types';
import type { Settings } from '../../../services/settings';
import { withoutInline } from './without-inline';

/** More characters would block the page (threat 9). */
const MAX_LENGTH = 2_000_000;
const MAX_ELEMENTS = 25_000;
/** Characters per parser step. In a longer step, many open elements would slow down the parser. */
const STEP_LENGTH = 8000;
/** Nesting depth just below the browsers' limit of 512. */
const MAX_DEPTH = 500;
/** A step is deep if its last element is nested deeper than `MAX_DEPTH`. */
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
  // Without `protect`, an element such as `<img name="write">` could replace `document.write`.
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
  // Detach the body: in the document, `<img name="createElement">` could replace `ownerDocument.createElement`.
  body.remove();
  return body;
};

/** @param body null while the parser is in the head */
const depthOf = (body: Element | null): number => {
  let depth = 0;
  for (let last = body?.lastElementChild; last; last = last.lastElementChild) depth++;
  return depth;
};
