import type { Contender } from './contenders';
import { nodesOf } from './nodes-of';

/** The page of a contender with so many tiles. The clock starts with the first of its scripts. */
export const pageOf = (
  { head, node, tags }: Contender,
  tiles: number,
): string => `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}
<script>
window.bench = {
  left: ${tiles},
  still: 0,
  mounted() {
    this.still++;
    if (--this.left) return;
    this.took = performance.now() - this.began;
    // A task after the frame: it has been laid out and painted by then.
    requestAnimationFrame(() => setTimeout(() => (this.drawn = performance.now() - this.began)));
  },
  gone() { this.still--; },
};
document.addEventListener('cobble:mounted', () => bench.mounted());
</script>
<body>${nodesOf({ node }, tiles)}
<script defer src="/bench/began.js"></script>${tags}`;
