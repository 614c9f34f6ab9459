import type { CharSet } from './alphabet';
import { alphabet } from './alphabet';
import type { Positions } from './positions';

/** At most this many nodes with a choice: each can double the work, but only by a constant. */
const CHOICES = 10;

/** … or at most this many ways through the pattern in all, loops counted once. */
const WAYS = 1000;

/** Steps after which the question is left to the slower judge. */
const STEPS = 400_000;

/**
 * Whether the browser's backtracking is certain to need time linear in the text's length. A pattern gets slow only if
 * the number of ways to read a text grows with the text, and that happens in exactly two shapes: a loop that reads the
 * same text in two ways (exponential), or two loops one after the other that can both read a text which also leads from
 * the first to the second (polynomial). Without either the answer is yes. `false` means: ask a judge that also looks at
 * whether a match can still fail afterwards.
 *
 * @param graph of {@link positions}
 */
export const plainlyLinear = (graph: Positions): boolean => {
  const next = withoutSettled(graph);
  const { chars } = graph;
  const component = components(next);
  const loops = new Map<number, number[]>();
  next.forEach((to, node) => {
    const own = component[node]!;
    const inside = to.filter((other) => component[other] === own);
    if (inside.length > 0) loops.set(own, [...(loops.get(own) ?? []), node]);
  });

  const choices = next.filter((to) =>
    to.some((a, i) => to.some((b, j) => j > i && (a === b || alphabet.overlap(chars[a]!, chars[b]!)))),
  ).length;
  if (choices > CHOICES && waysThrough(next, component) > WAYS) return false;

  const budget = { steps: STEPS };
  for (const nodes of loops.values()) if (ambiguous(nodes, next, chars, component, budget)) return false;
  const groups = [...loops.values()];
  const reach = reachability(next);
  for (const before of groups) {
    for (const after of groups) {
      if (before === after || !reach(before[0]!).has(after[0]!)) continue;
      const between = [...reach(before[0]!)].filter((node) => reach(node).has(after[0]!));
      if (chained(before, between, after, next, chars, budget)) return false;
    }
  }
  return budget.steps > 0;
};

/**
 * The edges, without those out of nodes where success is certain whatever follows: `.*$` and what must lead there. The
 * matcher never comes back from such a node to try something else.
 */
const withoutSettled = ({ all, chars, next, accepts, exact }: Positions): number[][] => {
  if (!exact) return next;
  const settled = new Set<number>();
  const edges = next.map((to) => [...to]);
  for (let grown = true; grown; ) {
    grown = false;
    next.forEach((to, node) => {
      if (settled.has(node) || accepts[node] === 'no' || node === 0) return;
      const inside = to.every((other) => other === node || settled.has(other));
      const cover = to.reduce<CharSet>((sum, other) => alphabet.union(sum, chars[other]!), [0, 0, 0, 0]);
      const once = new Set(to).size === to.length;
      if (inside && once && (accepts[node] === 'sure' || alphabet.equal(cover, all))) {
        settled.add(node);
        edges[node] = [];
        grown = true;
      }
    });
  }
  return edges;
};

/** Whether two different walks inside one loop read the same text and meet again. */
const ambiguous = (
  nodes: number[],
  next: number[][],
  chars: CharSet[],
  component: number[],
  budget: Budget,
): boolean => {
  const own = component[nodes[0]!];
  const inside = (node: number): number[] => next[node]!.filter((other) => component[other] === own);
  if (nodes.some((node) => new Set(inside(node)).size < inside(node).length)) return true;
  const forward = new Set<number>();
  const backward = new Map<number, number[]>();
  const size = next.length;
  const queue = nodes.map((node) => node * size + node);
  queue.forEach((pair) => forward.add(pair));
  for (let pair = queue.pop(); pair !== undefined; pair = queue.pop()) {
    for (const a of inside(Math.floor(pair / size))) {
      for (const b of inside(pair % size)) {
        if (--budget.steps < 0) return true;
        if (!alphabet.overlap(chars[a]!, chars[b]!)) continue;
        const after = a * size + b;
        backward.set(after, [...(backward.get(after) ?? []), pair]);
        if (!forward.has(after)) {
          forward.add(after);
          queue.push(after);
        }
      }
    }
  }
  const meets = new Set<number>();
  const back = nodes.map((node) => node * size + node);
  for (let pair = back.pop(); pair !== undefined; pair = back.pop()) {
    for (const before of backward.get(pair) ?? []) {
      if (Math.floor(before / size) !== before % size) return true;
      if (!meets.has(before)) {
        meets.add(before);
        back.push(before);
      }
    }
  }
  return false;
};

/** Whether a text exists that goes round the loop `before`, round the loop `after`, and from the one to the other. */
const chained = (
  before: number[],
  between: number[],
  after: number[],
  next: number[][],
  chars: CharSet[],
  budget: Budget,
): boolean => {
  const [first, middle, last] = [new Set(before), new Set(between), new Set(after)];
  const size = next.length;
  for (const p of before) {
    for (const q of after) {
      const goal = (p * size + q) * size + q;
      const start = (p * size + p) * size + q;
      const seen = new Set([start]);
      const queue = [start];
      for (let triple = queue.pop(); triple !== undefined; triple = queue.pop()) {
        const c = triple % size;
        const b = Math.floor(triple / size) % size;
        const a = Math.floor(triple / size / size);
        for (const a2 of next[a]!) {
          if (!first.has(a2)) continue;
          for (const c2 of next[c]!) {
            if (!last.has(c2)) continue;
            const both = alphabet.meet(chars[a2]!, chars[c2]!);
            if (alphabet.isEmpty(both)) continue;
            for (const b2 of next[b]!) {
              if (--budget.steps < 0) return true;
              if (!middle.has(b2) || !alphabet.overlap(both, chars[b2]!)) continue;
              const there = (a2 * size + b2) * size + c2;
              if (there === goal) return true;
              if (!seen.has(there)) {
                seen.add(there);
                queue.push(there);
              }
            }
          }
        }
      }
    }
  }
  return false;
};

interface Budget {
  steps: number;
}

/** The most ways from the start to any node, walking round no loop. */
const waysThrough = (next: number[][], component: number[]): number => {
  const ways = new Array<number>(next.length).fill(0);
  ways[component[0]!] = 1;
  // Tarjan numbers a component after all that it leads to.
  const order = next.map((_, node) => node).sort((a, b) => component[b]! - component[a]!);
  for (const node of order) {
    for (const other of next[node]!)
      if (component[other] !== component[node]) ways[component[other]!]! += ways[component[node]!]!;
  }
  return ways.reduce((most, n) => Math.max(most, n), 0);
};

const reachability = (next: number[][]): ((from: number) => Set<number>) => {
  const known = new Map<number, Set<number>>();
  return (from) => {
    const before = known.get(from);
    if (before) return before;
    const seen = new Set([from]);
    const queue = [from];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      for (const other of next[node]!)
        if (!seen.has(other)) {
          seen.add(other);
          queue.push(other);
        }
    }
    known.set(from, seen);
    return seen;
  };
};

/** The number of each node's strongly connected component (Tarjan). */
const components = (next: number[][]): number[] => {
  const order = new Array<number>(next.length).fill(-1);
  const low = new Array<number>(next.length).fill(0);
  const component = new Array<number>(next.length).fill(-1);
  const stack: number[] = [];
  let count = 0;
  let found = 0;
  const visit = (node: number): void => {
    order[node] = low[node] = count++;
    stack.push(node);
    for (const other of next[node]!) {
      if (order[other] === -1) visit(other);
      if (component[other] === -1) low[node] = Math.min(low[node]!, low[other]!);
    }
    if (low[node] !== order[node]) return;
    let member: number;
    do {
      member = stack.pop()!;
      component[member] = found;
    } while (member !== node);
    found++;
  };
  for (let node = 0; node < next.length; node++) if (order[node] === -1) visit(node);
  return component;
};
