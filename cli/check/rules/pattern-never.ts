import type { Language } from '../../patterns/language';
import { pattern } from '../../patterns/pattern';
import type { Found } from '../../report/locate';
import type { PatternUse } from '../config-model';
import type { Rule } from './rule';
import { support } from './support';

/** Patterns that no path, or no query, can match. */
export const patternNever: Rule = {
  id: 'pattern-never',
  severity: 'warning',
  text: 'A pattern can never match.',
  why: 'url is tested against the path as the browser writes it (it begins with /, has no query, and is percent-encoded), search against the query with its ?.',
  wrong: { of: 'search', json: '{ "include": "^campaign=" }' },
  right: { of: 'search', json: '{ "include": "^\\\\?campaign=" }' },
  async find({ config: { patterns } }) {
    // It brings a library: only what needs it waits for it.
    const { language } = await import('../../patterns/language');
    return patterns.flatMap((use): Found[] => {
      const { source } = use.pattern;
      const never = language.example(use.part, use.pattern) === null;
      const lower = /%(?:[0-9][a-f]|[a-f][0-9a-f])/i.exec(source)?.[0];
      if (never) {
        return [
          {
            at: use.node,
            message: `${support.place(use)} can never match ${use.part === 'url' ? 'a path' : 'a query'}: ${support.quote(source)}`,
            mend: mend(use, language),
          },
        ];
      }
      if (lower && lower !== lower.toUpperCase()) {
        return [
          {
            at: use.node,
            message: `${support.place(use)} has the escape ${lower} in lower case: ${support.quote(source)}`,
            mend: `Browsers write ${lower.toUpperCase()}, and patterns mind the case.`,
          },
        ];
      }
      return [];
    });
  },
};

const mend = (use: PatternUse, language: Language): string => {
  const { source } = use.pattern;
  const works = (text: string): boolean => typeof language.example(use.part, pattern(text, use.part)) === 'string';
  const bare = /^\/(\^.*|.*\$)\/[a-z]*$/s.exec(source)?.[1];
  if (bare !== undefined)
    return `A pattern has no slashes around it and no flags: write ${JSON.stringify(bare)}. It is case-sensitive.`;
  // Half of a character that takes two is written as the replacement character; `encodeURIComponent` fails on it.
  const encoded = source.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\0-\x7f]+| /gu, encodeURIComponent);
  if (encoded !== source)
    return `The browser percent-encodes this: write ${JSON.stringify(encoded)}${works(encoded) ? '' : ', among other things'}.`;
  if (use.part === 'search') {
    const marked = source.replace(/^\^/, '^\\?');
    return marked !== source && works(marked)
      ? `The query is tested with its question mark: write ${JSON.stringify(marked)}.`
      : 'The query is tested with its question mark, percent-encoded, and without the fragment.';
  }
  const slashed = source.replace(/^\^/, '^/');
  if (/https?:|^\^?[a-z0-9-]+(\\?\.[a-z0-9-]+)+\//i.test(source))
    return 'Only the path is tested: the host goes into "domain".';
  if (slashed !== source && works(slashed)) return `A path begins with a slash: write ${JSON.stringify(slashed)}.`;
  if (source.includes('?')) return 'The path has no query: put that part into "search".';
  if (source.includes('#')) return 'The path has no fragment, and nothing can be targeted by it.';
  return 'The path is tested as the browser writes it: it begins with /, and is percent-encoded.';
};
