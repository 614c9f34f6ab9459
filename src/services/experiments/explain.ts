import type { Experiment } from './config';
import { limits, pattern } from './pattern';
import { decide, type Reason, type Target } from './targeting';

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

const words = { hostname: 'domain', pathname: 'path', search: 'query' } as const;

/**
 * Explains what {@link decide} says, for the command line and the overlay.
 */
export const explain = (experiment: Experiment, url: Target): Explanation => {
  const reason = decide(experiment, url);
  if (reason == 'domain') {
    const sentence = experiment.domain ? `the domain is ${url.hostname}, not ${experiment.domain}` : 'it names no domain';
    return { reason, part: 'hostname', text: url.hostname, sentence };
  }
  const part = reason.startsWith('search') ? 'search' : 'pathname';
  const text = url[part];
  const word = words[part];
  const rule = reason == 'match' ? 'url-include' : reason;
  const sources = experiment[rule];
  const base = { reason, part, text } as const;
  const dotted = rule.replace('-', '.');
  if (!sources) return { ...base, sentence: `${dotted} is of a wrong type` };
  for (const source of sources) {
    const made = pattern(source);
    if (typeof made == 'string') return { ...base, pattern: source, sentence: `${dotted} ${source} is refused: ${made}` };
  }
  if (!sources.length) return { ...base, sentence: 'it has no url.include, so it runs nowhere' };
  if (text.length > limits.input) return { ...base, sentence: `the ${word} is longer than ${limits.input} characters` };
  for (const source of sources) {
    const hit = (pattern(source) as RegExp).exec(text);
    if (hit) {
      const span = [hit.index, hit.index + hit[0].length] as const;
      return { ...base, pattern: source, span, sentence: `${dotted} ${source} matches the ${word}${reason == 'match' ? ', and nothing speaks against it' : ''}` };
    }
  }
  return { ...base, pattern: sources.length == 1 ? sources[0] : undefined, sentence: `the ${word} ${text ? '' : 'is empty and '}does not match ${dotted} ${sources.join(' or ')}` };
};
