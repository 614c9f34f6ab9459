import type { Node } from 'jsonc-parser';

/** Whether two values are the same, members in the same order. Repeated and odd keys (`__proto__`) count, too. */
export const sameJson = (a: Node, b: Node): boolean => {
  const [inA, inB] = [a.children ?? [], b.children ?? []];
  return (
    a.type === b.type &&
    a.value === b.value &&
    inA.length === inB.length &&
    inA.every((child, index) => {
      const other = inB[index];
      return other !== undefined && sameJson(child, other);
    })
  );
};
