/** One piece of a pattern: escape, class, opening of a group, quantifier, or a single character. */
const TOKENS = /\\(x..|u.{4}|k<\w+>|[^])|\[(\\[^]|[^\]])*]|\((\?(<?[=!]|[^:>]*[:>]))?|([*+?]|\{\d+(,\d*)?})\??|[^]/g;

/** Where a piece begins, where it ends (as numbers of atoms), and whether it can be empty. */
type Piece = readonly [first: number[], last: number[], empty: unknown];

/**
 * Whether the browser's backtracking can take practically forever on a pattern: there is a text that it can read in so
 * many ways that trying them all has no end. Those ways are counted: the pattern becomes a graph of its atoms (Glushkov's
 * automaton), and from each atom the text is grown for 60 characters by what can be read in most ways. Nested loops that
 * tell their rounds apart, as `(/[^/]+)*`, have one way; `(a+)+` has 2^60; a chain of n loops about 60^(n-1), refused
 * from four on. What is in a lookaround is counted by itself; a back reference is taken for nothing.
 *
 * @param source of a valid pattern
 */
export const endless = (source: string): boolean => {
  const tokens = source.match(TOKENS) ?? [];
  const atoms: RegExp[] = [];
  /** The atoms that can follow each; one that can follow in two ways stands there twice. */
  const next: number[][] = [];
  let at = 0;

  const link = (from: number[], to: number[]) => from.forEach(atom => next[atom]!.push(...to));

  const alternatives = (): Piece => {
    let [firsts, lasts, hollow]: Piece = [[], [], false];
    let [first, last, empty]: Piece = [[], [], true];
    for (;;) {
      const token = tokens[at++];
      if (!token || token == ')' || token == '|') {
        firsts = firsts.concat(first);
        lasts = lasts.concat(last);
        hollow ||= empty;
        if (token != '|') return [firsts, lasts, hollow];
        [first, last, empty] = [[], [], true];
      } else {
        const group = token[0] == '(';
        let [begin, end, idle]: Piece = group ? alternatives() : [[atoms.length], [atoms.length], false];
        if (!group) {
          atoms.push(RegExp(`^${token}$`));
          next.push([]);
        }
        if (/^(\^|\$|\\b|\(\?<?[=!])/i.test(token)) [begin, end, idle] = [[], [], true];
        const quantifier = /^([*+?]|\{\d).*/.exec(tokens[at] ?? '')?.[0];
        if (quantifier) {
          at++;
          if (/^[*+]|,/.test(quantifier) || (group && quantifier != '?')) link(end, begin);
          idle ||= /^[*?]|^\{0/.test(quantifier);
        }
        link(last, begin);
        if (empty) first = first.concat(begin);
        last = idle ? last.concat(end) : end;
        empty &&= idle;
      }
    }
  };
  alternatives();

  /** What tells the characters of a URL apart: for each kind, the atoms that read it. */
  const kinds = new Set<string>();
  for (let code = 33; code < 127; code++) kinds.add(atoms.map(atom => +atom.test(String.fromCharCode(code))).join(''));

  return atoms.some((_, start) => {
    let ways = new Map([[start, 1]]);
    let most = 1;
    for (let length = 0; length < 60 && most && (most > 1 || length < 9); length++) {
      let best = ways;
      most = 0;
      for (const kind of kinds) {
        const grown = new Map<number, number>();
        let sum = 0;
        ways.forEach((count, atom) => next[atom]!.forEach(to => {
          if (+kind[to]!) {
            grown.set(to, (grown.get(to) ?? 0) + count);
            sum += count;
          }
        }));
        if (sum > most) [best, most] = [grown, sum];
      }
      ways = best;
    }
    return most > 2e4;
  });
};
