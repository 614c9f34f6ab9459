import type { Language } from '../../patterns/language';
import { pattern } from '../../patterns/pattern';
import type { Found } from '../../report/locate';
import type { PatternUse } from '../config-model';
import { placeOf, quote } from './quoting';
import type { Rule } from './rule';

export const patternNever: Rule = {
  id: 'pattern-never',
  severity: 'warning',
  text: 'A pattern can never match.',
  why: 'url is tested against the path as the browser writes it (it begins with /, has no query, and is percent-encoded), search against the query with its ?.',
  wrong: { of: 'search', json: '{ "include": "^campaign=" }' },
  right: { of: 'search', json: '{ "include": "^\\\\?campaign=" }' },
  async find({ config: { patterns } }) {
    // Lazy, because it loads a library.
    const { language } = await import('../../patterns/language');
    return patterns.flatMap((use): Found[] => {
      const { source } = use.pattern;
      const lowerCaseEscape = /%(?:[0-9][a-f]|[a-f][0-9a-f])/i.exec(source)?.[0];
      if (language.example(use.part, use.pattern) === null)
        return [
          {
            at: use.node,
            message: `${placeOf(use)} can never match ${use.part === 'url' ? 'a path' : 'a query'}: ${quote(source)}`,
            mend: use.part === 'url' ? pathAdvice(use, language) : queryAdvice(use, language),
          },
        ];
      if (lowerCaseEscape && lowerCaseEscape !== lowerCaseEscape.toUpperCase())
        return [
          {
            at: use.node,
            message: `${placeOf(use)} has the escape ${lowerCaseEscape} in lower case: ${quote(source)}`,
            mend: `Browsers write ${lowerCaseEscape.toUpperCase()}, and patterns mind the case.`,
          },
        ];
      return [];
    });
  },
};

const canMatch = (text: string, { part }: PatternUse, language: Language): boolean =>
  typeof language.example(part, pattern(text, part)) === 'string';

const commonAdvice = (use: PatternUse, language: Language): string | undefined => {
  const { source } = use.pattern;
  const withoutSlashes = /^\/(\^.*|.*\$)\/[a-z]*$/s.exec(source)?.[1];
  if (withoutSlashes !== undefined)
    return `A pattern has no slashes around it and no flags: write ${JSON.stringify(withoutSlashes)}. It is case-sensitive.`;
  // `encodeURIComponent` throws on a lone surrogate.
  const encoded = source.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\0-\x7f]+| /gu, encodeURIComponent);
  if (encoded === source) return undefined;
  const rest = canMatch(encoded, use, language) ? '' : ', among other things';
  return `The browser percent-encodes this: write ${JSON.stringify(encoded)}${rest}.`;
};

const queryAdvice = (use: PatternUse, language: Language): string => {
  const common = commonAdvice(use, language);
  if (common !== undefined) return common;
  const { source } = use.pattern;
  const withMark = source.replace(/^\^/, '^\\?');
  return withMark !== source && canMatch(withMark, use, language)
    ? `The query is tested with its question mark: write ${JSON.stringify(withMark)}.`
    : 'The query is tested with its question mark, percent-encoded, and without the fragment.';
};

const pathAdvice = (use: PatternUse, language: Language): string => {
  const common = commonAdvice(use, language);
  if (common !== undefined) return common;
  const { source } = use.pattern;
  if (/https?:|^\^?[a-z0-9-]+(\\?\.[a-z0-9-]+)+\//i.test(source))
    return 'Only the path is tested: the host goes into "domain".';
  const withSlash = source.replace(/^\^/, '^/');
  if (withSlash !== source && canMatch(withSlash, use, language))
    return `A path begins with a slash: write ${JSON.stringify(withSlash)}.`;
  if (source.includes('?')) return 'The path has no query: put that part into "search".';
  if (source.includes('#')) return 'The path has no fragment, and nothing can be targeted by it.';
  return 'The path is tested as the browser writes it: it begins with /, and is percent-encoded.';
};
