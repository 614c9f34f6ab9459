import { distance } from 'fastest-levenshtein';
import { log } from '../platform/log';
import { findTag, tagValues } from './tag-values';

const NAMES = Object.keys(tagValues);

const FIXES: Readonly<Record<string, string>> = {
  locale: 'write a locale, such as sv or en-us. Until then, the locale of the path or of <html lang> is used',
  api: 'write the base URL of the API, such as https://api.example',
  experiments: 'write on or off. Until then, no experiment runs',
  antiflicker: 'write a number of milliseconds. Until then, nothing is hidden',
  links: 'write on, or origins such as https://www.example.com. Until then, no link is enhanced',
  consent: 'write wait. Until then, consent counts as given',
  scan: 'write auto, once or manual. Until then, auto is used',
};

/**
 * Warns about the tag's misspelt attributes and invalid values (interface 10). Ignores other unknown names: scripts
 * such as optimisers add their own attributes.
 */
export default (): void => {
  const tag = findTag();
  for (const { name, value } of tag?.attributes ?? []) {
    const [, own] = /^data-(.+)/.exec(name) ?? [];
    if (own === undefined) continue;
    const values = tagValues[own];
    const near = values ? undefined : nearest(own);
    const isInvalid = values && value && !values.test(value);
    if (!near && !isInvalid) continue;
    const problem = near ? 'unknown attribute' : 'invalid value of';
    log(
      'warn',
      `cobble: ${problem} ${name}="${value.slice(0, 60)}" of the tag <script src="${tag?.getAttribute('src')}">. Fix: ${near ? `write data-${near}` : FIXES[own]}.`,
      tag,
    );
  }
};

const nearest = (name: string): string | undefined =>
  NAMES.find((known) => known === name.replaceAll('-', '')) ??
  // Names with a dash usually belong to other scripts.
  (name.includes('-') ? undefined : NAMES.find((known) => isSlip(name, known)));

const isSlip = (name: string, known: string): boolean => {
  const letters = distance(name.slice(0, 30), known);
  const sorted = (text: string) => [...text].sort().join('');
  return letters <= (known.length > 5 ? 2 : 1) || (letters === 2 && sorted(name) === sorted(known));
};
