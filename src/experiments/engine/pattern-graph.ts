import { type CharacterSets, characterSets } from './character-sets';
import { type PatternPart, readPattern } from './read-pattern';

/** A pattern as a graph of positions that read one character each (Glushkov's automaton). */
export interface PatternGraph {
  sets: CharacterSets;
  /** For each position, the characters that it reads. */
  reads: bigint[];
  /** For each position, those that can come next; one that can come next in two ways stands there twice. */
  next: number[][];
  /** The positions after which the pattern has matched. */
  accepts: ReadonlySet<number>;
  /** For each position, the part of the pattern that it stands for. */
  parts: (PatternPart | undefined)[];
}

/**
 * The position before a match. It reads every character and comes next to itself, as a search begins at each place of
 * the text. A `^` reads the text's start only, and so begins once.
 */
export const SEARCH = 0;

/** A position that leads nowhere. It comes next where an assertion can fail. */
const DEAD_END = 1;

/** A graph with more steps from position to position is not made. */
const STEPS = 50_000;

/** A part that is repeated a counted number of times is written out as long as it gives no more positions than this. */
const WRITTEN_OUT = 200;

/** More ways than these to read nothing, as `(|)(|)(|)` has 8, are not told apart. */
const EMPTY_WAYS = 64;

/** Where a fragment begins and where it ends, and in how many ways it can be empty: `(?:|\b)` can in two. */
interface Fragment {
  begin: readonly number[];
  end: readonly number[];
  empty: number;
}

/**
 * Repeats a list once for each way to it.
 *
 * @throws RangeError for too many ways
 */
const inEachWay = (positions: readonly number[], ways: number): readonly number[] => {
  // Not a number, too: none times infinitely many.
  if (!(ways <= EMPTY_WAYS) || ways * positions.length > STEPS) throw RangeError('it reads nothing in too many ways');
  let all = ways ? positions : [];
  for (let way = 1; way < ways; way++) all = [...all, ...positions];
  return all;
};

/**
 * Makes a pattern's graph. The ways through it are at least those that the browser tries:
 * - What a lookaround holds is a way that leads nowhere, besides the one that goes on. What a lookbehind reads is any
 *   text.
 * - A back reference reads any text.
 * - Ways to read nothing, as those of `(|)`, double the steps to what comes next.
 * - A large count of a part that can't be empty is any number of times.
 *
 * @param source of a valid pattern
 * @param flags as for {@link characterSets}; without `m`
 * @throws RangeError when the pattern is too large
 */
export const patternGraph = (source: string, flags?: string): PatternGraph => {
  const sets = characterSets(source, flags);
  const reads = [sets.everything, sets.everything];
  const next: number[][] = [[SEARCH], []];
  const parts: PatternGraph['parts'] = [undefined, undefined];
  let steps = 0;

  const link = (from: readonly number[], to: readonly number[]): void => {
    steps += from.length * to.length;
    if (steps > STEPS) throw RangeError('it is too large');
    for (const position of from) next[position]!.push(...to);
  };

  const addPosition = (characters: bigint, part: PatternPart): number => {
    next.push([]);
    parts.push(part);
    return reads.push(characters) - 1;
  };

  /** A fragment that reads any text. */
  const anyText = (part: PatternPart): Fragment => {
    const position = addPosition(sets.of('[^]'), part);
    link([position], [position, DEAD_END]);
    return { begin: [position, DEAD_END], end: [position], empty: 1 };
  };

  const lookaround = (part: PatternPart): Fragment => {
    const { begin } = addAlternatives(part.alternatives!);
    if (part.text[2] !== '<' || !part.alternatives!.some((parts) => parts.some(hasLoop)))
      return { begin: [...begin, DEAD_END], end: [], empty: 1 };
    const before = anyText(part);
    link(before.end, begin);
    return { begin: [...before.begin, ...begin], end: [], empty: 1 };
  };

  const addOnce = (part: PatternPart): Fragment => {
    const { text, alternatives } = part;
    if (alternatives) return /^\(\?<?[=!]/.test(text) ? lookaround(part) : addAlternatives(alternatives);
    if (/^\\b$/i.test(text)) return { begin: [DEAD_END], end: [], empty: 1 };
    if (/^\\(k|[1-9])/.test(text)) return anyText(part);
    const position = [addPosition(sets.of(text), part)];
    return { begin: position, end: position, empty: 0 };
  };

  const addPart = (part: PatternPart): Fragment => {
    const { max } = part;
    let { min } = part;
    const before = reads.length;
    let copy = addOnce(part);
    const added = reads.length - before;
    let isLoop = max === Infinity;
    let copies = isLoop ? Math.max(min, 1) : max;
    if (!added) copies = Math.min(copies, 1);
    if (min > 1 && copy.empty && !copy.end.length) throw RangeError('it repeats what reads nothing');
    // An optional round may not be empty.
    const emptyWays = min ? copy.empty ** min : 1;
    if (copies > 1 && copies * added > WRITTEN_OUT) {
      copies = 1;
      isLoop = true;
      // Which of the counted rounds are the empty ones can be chosen in very many ways.
      if (copy.empty && min > 1) link(copy.end, copy.begin);
      min = Math.min(min, 1);
    }
    const begin: number[] = [];
    const end: number[] = [];
    /** In how many ways all rounds until now can be empty. */
    let empty = 1;
    let open: readonly number[] = [];
    for (let round = 1; round <= copies; round++) {
      if (round > 1) copy = addOnce(part);
      link(open, copy.begin);
      begin.push(...inEachWay(copy.begin, empty));
      // A round that need not be is not an empty one.
      const ways = round <= min ? copy.empty : 0;
      open = [...inEachWay(open, ways), ...copy.end];
      empty *= ways;
      if (round >= min) end.push(...open);
    }
    if (isLoop) {
      link(open, copy.begin);
      // A round that must be may be an empty one, before the first that reads something: `(a|)+` reads a in two ways.
      begin.push(...inEachWay(copy.begin, empty));
    }
    return { begin, end, empty: emptyWays };
  };

  const addSequence = (sequence: readonly PatternPart[]): Fragment => {
    let whole: Fragment = { begin: [], end: [], empty: 1 };
    for (const part of sequence) {
      const { begin, end, empty } = addPart(part);
      link(whole.end, begin);
      whole = {
        begin: [...whole.begin, ...inEachWay(begin, whole.empty)],
        end: [...inEachWay(whole.end, empty), ...end],
        empty: whole.empty * empty,
      };
    }
    return whole;
  };

  const addAlternatives = (alternatives: readonly PatternPart[][]): Fragment => {
    const all = alternatives.map(addSequence);
    let ways = 0;
    for (const { empty } of all) ways += empty;
    return {
      begin: all.flatMap(({ begin }) => begin),
      end: all.flatMap(({ end }) => end),
      empty: ways,
    };
  };

  const { begin, end, empty } = addAlternatives(readPattern(source, false, flags));
  link([SEARCH], begin);
  return { sets, reads, next, accepts: new Set(empty ? [SEARCH, ...end] : end), parts };
};

/** Whether a part can be repeated a number of times that the pattern leaves open. */
const hasLoop = ({ min, max, alternatives }: PatternPart): boolean =>
  (max > 1 && max > min) || !!alternatives?.some((parts) => parts.some(hasLoop));
