import type { Reason, Target } from './compile-experiment';
import type { Experiment } from './config';

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

/** The page's engine: its decision on an experiment; tells of each pattern that it refuses. */
export type Engine = (experiment: Experiment, refused: (sentence: string) => void) => Reason;

/**
 * Finds the words for what the engine decides. It judges nothing by itself, and imports no engine: the overlay hands it
 * the page's own, so that no page loads one twice.
 *
 * @param url the one that the engine is asked about
 */
export const explainWith = (engine: Engine, experiment: Experiment, url: Target): Explanation => {
  const reason = engine(experiment, () => {});
  if (reason === 'domain') {
    const sentence = experiment.domain
      ? `the domain is ${url.hostname}, not ${experiment.domain}`
      : 'it names no domain';
    return { reason, part: 'hostname', text: url.hostname, sentence };
  }
  const part = reason.startsWith('search') ? 'search' : 'pathname';
  const text = url[part];
  const rule = reason === 'match' ? 'url-include' : reason;
  const sources = experiment.rules[rule];
  const base = { reason, part, text } as const;
  const dotted = rule.replace('-', '.');
  if (!sources) return { ...base, sentence: `it has no ${dotted}, so it runs nowhere` };

  const found = sources.map((source) => {
    let why = '';
    /** Whether the engine runs an experiment that has this pattern as its only rule. */
    const runsBy = (kind: 'include' | 'exclude'): boolean => {
      const only = { ...NOTHING, [`${part === 'search' ? part : 'url'}-${kind}`]: [source] };
      return engine({ ...experiment, name: '', rules: only }, (sentence) => (why = sentence.slice(2))) === 'match';
    };
    const hits = runsBy('include');
    return { source, hits, isTooLong: !hits && !runsBy('exclude'), why };
  });
  for (const { source, why } of found)
    if (why) return { ...base, pattern: source, sentence: `${dotted} is refused: ${why}` };

  const word = part === 'search' ? 'query' : 'path';
  // The engine decides against an experiment both ways if the text is too long for a pattern.
  const slow = found.find(({ isTooLong }) => isTooLong)?.source;
  if (slow) return { ...base, pattern: slow, sentence: `the ${word} is too long for ${dotted} ${slow}` };
  for (const { source, hits } of found) {
    // Only now, as the engine has tried it: on a text that is too long this could take very long.
    const hit = hits && RegExp(source).exec(text);
    if (!hit) continue;
    const sentence = `${dotted} ${source} matches the ${word}${reason === 'match' ? ', and nothing speaks against it' : ''}`;
    return { ...base, pattern: source, span: [hit.index, hit.index + hit[0].length], sentence };
  }
  return {
    ...base,
    pattern: sources.length === 1 ? sources[0] : undefined,
    sentence: `the ${word} ${text ? '' : 'is empty and '}does not match ${dotted} ${sources.join(' or ')}`,
  };
};

const NOTHING: Experiment['rules'] = {
  'url-include': [],
  'url-exclude': [],
  'search-include': [],
  'search-exclude': [],
};
