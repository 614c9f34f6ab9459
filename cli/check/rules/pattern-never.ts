import { withoutSlashes } from '../../patterns/foreign-syntax';
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
  why: 'url is tested against the path as browsers write it: it starts with /, has no query and is percent-encoded. search is tested against the query, with its ?.',
  wrong: { of: 'search', json: '{ "include": "^campaign=" }' },
  right: { of: 'search', json: '{ "include": "^\\\\?campaign=" }' },
  async find({ config: { patterns } }) {
    const { language } = await import('../../patterns/language');
    return patterns.flatMap((use): Found[] => {
      const { source } = use.pattern;
      const lowerCaseEscape = /%(?:[0-9][a-f]|[a-f][0-9a-f])/i.exec(source)?.[0];
      if (language.example(use.part, use.pattern) === null)
        return [
          {
            at: use.node,
            message: `${placeOf(use)} can never match ${use.part === 'url' ? 'a path' : 'a query'}: ${quote(source)}`,
            advice: use.part === 'url' ? pathAdvice(use, language) : queryAdvice(use, language),
          },
        ];
      if (lowerCaseEscape && lowerCaseEscape !== lowerCaseEscape.toUpperCase())
        return [
          {
            at: use.node,
            message: `${placeOf(use)} has the lower-case escape ${lowerCaseEscape}: ${quote(source)}`,
            advice: `Write ${lowerCaseEscape.toUpperCase()}, as browsers do. Patterns are case-sensitive.`,
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
  const inside = withoutSlashes(source);
  if (inside !== undefined)
    return `Write ${JSON.stringify(inside)}, without slashes around it and without flags. Patterns are case-sensitive.`;
  // Replace lone surrogates: `encodeURIComponent` throws on them.
  const encoded = source.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\0-\x7f]+| /gu, encodeURIComponent);
  if (encoded === source) return undefined;
  const rest = canMatch(encoded, use, language) ? '' : ', and fix the rest of the pattern';
  return `Write ${JSON.stringify(encoded)}${rest}. Browsers percent-encode URLs.`;
};

const queryAdvice = (use: PatternUse, language: Language): string => {
  const common = commonAdvice(use, language);
  if (common !== undefined) return common;
  const { source } = use.pattern;
  const withMark = source.replace(/^\^/, '^\\?');
  return withMark !== source && canMatch(withMark, use, language)
    ? `Write ${JSON.stringify(withMark)}. The query is tested with its question mark.`
    : 'Match the query as browsers write it: with its question mark, percent-encoded, without the fragment.';
};

const pathAdvice = (use: PatternUse, language: Language): string => {
  const common = commonAdvice(use, language);
  if (common !== undefined) return common;
  const { source } = use.pattern;
  if (/https?:|^\^?[a-z0-9-]+(\\?\.[a-z0-9-]+)+\//i.test(source))
    return 'Move the host to "domain". Only the path is tested.';
  const withSlash = source.replace(/^\^/, '^/');
  if (withSlash !== source && canMatch(withSlash, use, language))
    return `Write ${JSON.stringify(withSlash)}. Paths start with a slash.`;
  if (source.includes('?')) return 'Move the query to "search". The path has none.';
  if (source.includes('#')) return "Remove the fragment. Pages can't be targeted by it.";
  return 'Match the path as browsers write it: it starts with / and is percent-encoded.';
};
