/**
 * The loops of a graph: nodes that lead to each other, and so back to themselves (Tarjan's strongly connected
 * components that have an edge inside).
 *
 * @param next for each node, those that come next
 */
export const loops = (next: readonly (readonly number[])[]): Set<number>[] => {
  const order: number[] = [];
  const low: number[] = [];
  const open: number[] = [];
  const found: Set<number>[] = [];
  let count = 0;

  const visit = (node: number): void => {
    order[node] = low[node] = ++count;
    open.push(node);
    for (const other of next[node]!) {
      if (!order[other]) visit(other);
      // A closed one has no way back here.
      low[node] = Math.min(low[node]!, low[other]!);
    }
    if (low[node] == order[node]) {
      const loop = new Set(open.splice(open.lastIndexOf(node)));
      for (const member of loop) low[member] = Infinity;
      if (loop.size > 1 || next[node]!.includes(node)) found.push(loop);
    }
  };

  for (let node = 0; node < next.length; node++) if (!order[node]) visit(node);
  return found;
};
