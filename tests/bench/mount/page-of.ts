import type { Contender } from './contenders';
import { nodesOf } from './nodes-of';

/**
 * Returns a page that measures when its tiles are mounted and painted. The time starts at `began.js`, the page's first
 * deferred script.
 */
export const pageOf = (
  { head, node, tags }: Contender,
  tiles: number,
): string => `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}
<script>
window.bench = {
  left: ${tiles},
  stillMounted: 0,
  mounted() {
    this.stillMounted++;
    if (--this.left) return;
    this.took = performance.now() - this.began;
    // A task after the frame, when it has been laid out and painted.
    requestAnimationFrame(() => setTimeout(() => (this.painted = performance.now() - this.began)));
  },
  gone() { this.stillMounted--; },
};
document.addEventListener('cobble:mounted', () => bench.mounted());
</script>
<body>${nodesOf({ node }, tiles)}
<script defer src="/bench/began.js"></script>${tags}`;
