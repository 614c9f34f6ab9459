import { type CharacterSets, characterSets } from './character-sets';
import { type PatternPart, readPattern } from './read-pattern';

/** A graph of positions, each of which matches one character (Glushkov's automaton). */
export interface PatternGraph {
  sets: CharacterSets;
  reads: bigint[];
  next: number[][];
  accepts: ReadonlySet<number>;
  parts: (PatternPart | undefined)[];
}

/** The start position. It has a loop that skips the characters before the match, which may start at any index. */
export const SEARCH = 0;

/** The position after a failed assertion. No other position follows. */
const DEAD_END = 1;

const MAX_STEPS = 50_000;

/** Maximum number of positions in the copies of a repetition such as `{9}`. Larger repetitions become loops. */
const MAX_WRITTEN_OUT = 200;

/** Maximum number of ways to match the empty string. `(|)(|)(|)` has eight. */
const MAX_EMPTY_WAYS = 64;

interface Fragment {
  readonly begin: readonly number[];
  readonly end: readonly number[];
  /** The number of ways to match the empty string: `(?:|\b)` has two. */
  readonly empty: number;
}

interface Rounds {
  readonly copies: number;
  readonly min: number;
  readonly isLoop: boolean;
}

/**
 * Creates a graph of every path of a browser's search. For three constructs, the graph also contains paths that the
 * search doesn't take:
 * - A lookaround both succeeds and fails on any string. If a lookbehind contains a loop, any string may precede its
 *   content.
 * - A back reference matches any string.
 * - A large count becomes any number of repetitions.
 *
 * @throws RangeError if the graph is too large
 */
export const patternGraph = (source: string, flags?: string): PatternGraph => {
  const builder = new GraphBuilder(characterSets(source, flags));
  const { begin, end, empty } = builder.addAlternatives(readPattern(source, false, flags));
  builder.link([SEARCH], begin);
  const { sets, reads, next, parts } = builder;
  return { sets, reads, next, accepts: new Set(empty ? [SEARCH, ...end] : end), parts };
};

class GraphBuilder {
  readonly reads: bigint[];
  readonly next: number[][] = [[SEARCH], []];
  readonly parts: PatternGraph['parts'] = [undefined, undefined];
  private steps = 0;

  constructor(readonly sets: CharacterSets) {
    this.reads = [sets.everything, sets.everything];
  }

  link(from: readonly number[], to: readonly number[]): void {
    this.steps += from.length * to.length;
    if (this.steps > MAX_STEPS) throw RangeError('it is too complex');
    for (const position of from) this.next[position]!.push(...to);
  }

  addAlternatives(alternatives: readonly PatternPart[][]): Fragment {
    const all = alternatives.map((sequence) => this.addSequence(sequence));
    let ways = 0;
    for (const { empty } of all) ways += empty;
    return {
      begin: all.flatMap(({ begin }) => begin),
      end: all.flatMap(({ end }) => end),
      empty: ways,
    };
  }

  private addSequence(sequence: readonly PatternPart[]): Fragment {
    let whole: Fragment = { begin: [], end: [], empty: 1 };
    for (const part of sequence) {
      const { begin, end, empty } = this.addPart(part);
      this.link(whole.end, begin);
      whole = {
        begin: [...whole.begin, ...inEachWay(begin, whole.empty)],
        end: [...inEachWay(whole.end, empty), ...end],
        empty: whole.empty * empty,
      };
    }
    return whole;
  }

  private addPart(part: PatternPart): Fragment {
    const before = this.reads.length;
    const first = this.addOnce(part);
    if (part.min > 1 && first.empty && !first.end.length) throw RangeError('it repeats a part that matches nothing');
    const { copies, min, isLoop } = roundsOf(part, this.reads.length - before);
    // Instead of listing the many combinations of empty repetitions, add a loop.
    if (min < part.min && first.empty) this.link(first.end, first.begin);
    const begin: number[] = [];
    const end: number[] = [];
    let copy = first;
    let open: readonly number[] = [];
    let empty = 1;
    for (let round = 1; round <= copies; round++) {
      if (round > 1) copy = this.addOnce(part);
      this.link(open, copy.begin);
      begin.push(...inEachWay(copy.begin, empty));
      const ways = round <= min ? copy.empty : 0;
      open = [...inEachWay(open, ways), ...copy.end];
      empty *= ways;
      if (round >= min) end.push(...open);
    }
    if (isLoop) {
      this.link(open, copy.begin);
      // An empty iteration may come first: `(a|)+` matches `a` in two ways.
      begin.push(...inEachWay(copy.begin, empty));
    }
    return { begin, end, empty: part.min ? first.empty ** part.min : 1 };
  }

  private addOnce(part: PatternPart): Fragment {
    const { text, alternatives } = part;
    if (alternatives)
      return /^\(\?<?[=!]/.test(text) ? this.addLookaround(part, alternatives) : this.addAlternatives(alternatives);
    if (/^\\b$/i.test(text)) return { begin: [DEAD_END], end: [], empty: 1 };
    if (/^\\(k|[1-9])/.test(text)) return this.addAnyText(part);
    const position = [this.addPosition(this.sets.of(text), part)];
    return { begin: position, end: position, empty: 0 };
  }

  private addLookaround(part: PatternPart, alternatives: readonly PatternPart[][]): Fragment {
    const { begin } = this.addAlternatives(alternatives);
    const isLookbehind = part.text[2] === '<';
    if (!isLookbehind || !alternatives.some((parts) => parts.some(hasLoop)))
      return { begin: [...begin, DEAD_END], end: [], empty: 1 };
    const before = this.addAnyText(part);
    this.link(before.end, begin);
    return { begin: [...before.begin, ...begin], end: [], empty: 1 };
  }

  private addAnyText(part: PatternPart): Fragment {
    const position = this.addPosition(this.sets.of('[^]'), part);
    this.link([position], [position, DEAD_END]);
    return { begin: [position, DEAD_END], end: [position], empty: 1 };
  }

  private addPosition(characters: bigint, part: PatternPart): number {
    this.next.push([]);
    this.parts.push(part);
    return this.reads.push(characters) - 1;
  }
}

const roundsOf = ({ min, max }: PatternPart, added: number): Rounds => {
  const isLoop = max === Infinity;
  const copies = isLoop ? Math.max(min, 1) : max;
  if (!added) return { copies: Math.min(copies, 1), min, isLoop };
  return copies > 1 && copies * added > MAX_WRITTEN_OUT
    ? { copies: 1, min: Math.min(min, 1), isLoop: true }
    : { copies, min, isLoop };
};

const inEachWay = (positions: readonly number[], ways: number): readonly number[] => {
  // The comparison is negated, so that NaN (0 times Infinity) also fails.
  if (!(ways <= MAX_EMPTY_WAYS) || ways * positions.length > MAX_STEPS)
    throw RangeError('it matches nothing in too many ways');
  let all = ways ? positions : [];
  for (let way = 1; way < ways; way++) all = [...all, ...positions];
  return all;
};

const hasLoop = ({ min, max, alternatives }: PatternPart): boolean =>
  (max > 1 && max > min) || !!alternatives?.some((parts) => parts.some(hasLoop));
