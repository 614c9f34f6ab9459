import type { Experiment } from './config';
import type { Reason, Target } from './targeting';

/** Why an experiment runs on a page or does not: the rule that decided, and on what. */
export interface Explanation {
  reason: Reason;
  /** The pattern that decided, where one did: the exclude that matched, the refused one, the include that matched. */
  pattern?: string;
  /** The part of the URL that was looked at. For `match` it is the path. */
  part: 'hostname' | 'pathname' | 'search';
  /** That part's text. */
  text: string;
  /** Where in the text the deciding pattern matched: start and end. */
  span?: readonly [number, number];
  /** One sentence for people. */
  sentence: string;
}

/** What the page's engine says: its decision on an experiment, and the ready pattern or why it is refused. */
export interface Engine {
  decide(experiment: Experiment, url: Target): Reason;
  pattern(source: string): RegExp | string;
}

const words = { hostname: 'domain', pathname: 'path', search: 'query' } as const;

/**
 * Finds the words for what the engine decided. It judges nothing by itself, and imports nothing: the overlay lends it the
 * page's own engine, so that no page loads one twice.
 */
export const explainWith = ({ decide, pattern }: Engine, experiment: Experiment, url: Target): Explanation => {
  const reason = decide(experiment, url);
  if (reason == 'domain') {
    const sentence = experiment.domain ? `the domain is ${url.hostname}, not ${experiment.domain}` : 'it names no domain';
    return { reason, part: 'hostname', text: url.hostname, sentence };
  }
  const part = reason.startsWith('search') ? 'search' : 'pathname';
  const text = url[part];
  const word = words[part];
  const rule = reason == 'match' ? 'url-include' : reason;
  const sources = experiment.rules[rule];
  const base = { reason, part, text } as const;
  const dotted = rule.replace('-', '.');
  if (!sources) return { ...base, sentence: `it has no ${dotted}, so it runs nowhere` };
  for (const source of sources) {
    const made = pattern(source);
    if (typeof made == 'string') return { ...base, pattern: source, sentence: `${dotted} is refused: ${made}` };
  }
  for (const source of sources) {
    const hit = (pattern(source) as RegExp).exec(text);
    if (hit && reason != 'url-include' && reason != 'search-include') {
      const span = [hit.index, hit.index + hit[0].length] as const;
      return { ...base, pattern: source, span, sentence: `${dotted} ${source} matches the ${word}${reason == 'match' ? ', and nothing speaks against it' : ''}` };
    }
    if (hit) break;
  }
  if (sources.some(source => (pattern(source) as RegExp).test(text)) || !rule.endsWith('include')) return { ...base, sentence: `the ${word} is too long to be judged` };
  return { ...base, pattern: sources.length == 1 ? sources[0] : undefined, sentence: `the ${word} ${text ? '' : 'is empty and '}does not match ${dotted} ${sources.join(' or ')}` };
};
