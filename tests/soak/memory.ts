import type { Site } from './site';

export interface Memory {
  readonly nodes: number;
  readonly listeners: number;
  /** In KB. */
  readonly heap: number;
}

/** Allows for normal growth of caches and the browser. */
const allowance: Memory = { nodes: 150, listeners: 15, heap: 1500 };

export const measureMemory = async (site: Site): Promise<Memory> => {
  const { page, opened } = site;
  await page.evaluate(() => {
    (window as never as { cobble: { unmount(root: Document): void } }).cobble.unmount(document);
    // The console retains logged objects.
    console.clear();
  });
  const counted: Memory[] = [];
  // Use the lowest of several values, because pending responses and timers free their memory when they end.
  for (let round = 0; round < 8; round++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { nodes, listeners } = await opened.countRetained();
    const { JSHeapUsedSize = 0 } = await page.metrics();
    counted.push({ nodes, listeners, heap: Math.round(JSHeapUsedSize / 1024) });
  }
  await page.evaluate(() => (window as never as { cobble: { scan(): unknown } }).cobble.scan());
  const least = (name: keyof Memory) => Math.min(...counted.map((one) => one[name]));
  return { nodes: least('nodes'), listeners: least('listeners'), heap: least('heap') };
};

/**
 * Finds leaks. Compares the lowest values of both halves of `measures`, because the page may retain one or two widgets
 * until other content replaces them.
 *
 * @param measures the oldest first; fewer than four can't show a leak
 */
export const grown = (measures: readonly Memory[]): string[] => {
  if (measures.length < 4) return [];
  const half = Math.floor(measures.length / 2);
  const least = (some: readonly Memory[], name: keyof Memory) => Math.min(...some.map((one) => one[name]));
  return (Object.keys(allowance) as (keyof Memory)[]).flatMap((name) => {
    const before = least(measures.slice(0, half), name);
    const after = least(measures.slice(-half), name);
    return after > before + allowance[name] ? [`held ${name}: ${before} became ${after}`] : [];
  });
};
