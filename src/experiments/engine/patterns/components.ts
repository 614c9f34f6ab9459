/** Returns the strongly connected components (Tarjan). Each precedes the components that it leads to. */
export const components = (next: readonly (readonly number[])[]): number[][] => {
  const order: number[] = [];
  const low: number[] = [];
  const open: number[] = [];
  const found: number[][] = [];
  let count = 0;

  const visit = (node: number): void => {
    order[node] = low[node] = ++count;
    open.push(node);
    for (const other of next[node]!) {
      if (!order[other]) visit(other);
      // In a complete component, `low` is Infinity, because no path leads back to an open node.
      low[node] = Math.min(low[node]!, low[other]!);
    }
    if (low[node] === order[node]) {
      const component = open.splice(open.lastIndexOf(node));
      for (const member of component) low[member] = Infinity;
      found.unshift(component);
    }
  };

  for (let node = 0; node < next.length; node++) if (!order[node]) visit(node);
  return found;
};
