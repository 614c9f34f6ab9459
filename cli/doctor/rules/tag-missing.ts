import { isTagUrl, TAG_FILE } from '../../../src/embed/tag-url';
import type { Page } from '../../lint/page';
import type { Found } from '../../report/locate';
import { type DoctorRule, pageStart } from './doctor-rule';

export const tagMissing: DoctorRule = {
  id: 'tag-missing',
  severity: 'error',
  text: "The published page has no Cobble tag, or the tag's address isn't a URL.",
  why: 'Nothing is mounted. Content systems, caches and optimisers remove or rewrite script elements.',
  *find({ tags, build, page }) {
    if (build) return;
    const hasTagManager = page.elements.some(
      ({ tag, text }) => tag === 'script' && /gtm\.js|cobbleSettings/.test(text),
    );
    const changed = tags[0] ? undefined : changedTag(page);
    if (changed) {
      yield changed;
      return;
    }
    yield {
      at: tags[0]?.at ?? page.elements.find(({ tag }) => tag === 'head')?.at ?? pageStart,
      message: tags[0] ? "The address of the Cobble tag isn't a URL" : 'The page has no Cobble tag',
      advice: hasTagManager
        ? 'If a tag manager adds the tag, ignore this. Otherwise, paste the tag that cobble snippet prints.'
        : 'Paste the tag that cobble snippet prints into the <head>, and clear the caches of the page.',
      severity: hasTagManager ? 'warning' : 'error',
    };
  },
};

const FILE = new RegExp(`\\b${TAG_FILE}\\b`);

/** Finds a tag that an optimiser delays, that a script adds, or that is in a comment, `<noscript>` or text. */
const changedTag = ({ elements, html }: Page): Found | undefined => {
  for (const { tag, attributes, at } of elements)
    for (const { name, value } of tag === 'script' ? attributes.values() : [])
      if (name !== 'src' && isTagUrl(value))
        return {
          at,
          message: `The address of the Cobble tag is in ${name} instead of src, so it only runs if an optimiser starts it`,
          advice: 'Exclude the Cobble tag from the optimiser that delays scripts.',
        };
  const adder = elements.find(({ tag, text }) => tag === 'script' && FILE.test(text));
  if (adder)
    return {
      at: adder.at,
      severity: 'warning',
      message: 'A script adds the Cobble tag, and cobble doctor runs no scripts',
      advice: 'If widgets mount, ignore this. To examine the files, paste the tag into the HTML.',
    };
  const named = FILE.exec(html);
  return named
    ? {
        at: { offset: named.index, length: named[0].length },
        message: `The page names ${named[0]}, but not in a script that runs`,
        advice: 'Move the tag out of the comment, <noscript> or text into the <head>, and write straight quotes.',
      }
    : undefined;
};
