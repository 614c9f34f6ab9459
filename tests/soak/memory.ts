import type { Site } from './site';

/** What a page holds when nothing is mounted. */
export interface Memory {
  readonly nodes: number;
  readonly listeners: number;
  /** Kilobytes of script's heap. */
  readonly heap: number;
}

/**
 * What may be more at the end than after the first rounds: caches of what was asked for since, and the browser's own.
 */
const allowance: Memory = { nodes: 150, listeners: 15, heap: 1500 };

/** Takes every widget off, collects garbage, counts, and puts the widgets back. */
export const measureMemory = async (site: Site): Promise<Memory> => {
  const { page, opened } = site;
  await page.evaluate(() => {
    (window as never as { cobble: { unmount(root: Document): void } }).cobble.unmount(document);
    // The console keeps what it was given.
    console.clear();
  });
  const counted: Memory[] = [];
  // What still waits, for an answer or a pause, goes on its own: a leak is what stays.
  for (let look = 0; look < 8; look++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { nodes, listeners } = await opened.held();
    const { JSHeapUsedSize = 0 } = await page.metrics();
    counted.push({ nodes, listeners, heap: Math.round(JSHeapUsedSize / 1024) });
  }
  await page.evaluate(() => (window as never as { cobble: { scan(): unknown } }).cobble.scan());
  const least = (name: keyof Memory) => Math.min(...counted.map((one) => one[name]));
  return { nodes: least('nodes'), listeners: least('listeners'), heap: least('heap') };
};

/**
 * What grew beyond its allowance. What was shown last may be held until something else is shown, so that single measures
 * differ by a widget or two: what leaks is there in even the least of the second half, and was not in the first.
 *
 * @param measures in order; fewer than four say nothing
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
