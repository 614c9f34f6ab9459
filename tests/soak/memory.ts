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
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { nodes, listeners } = await opened.held();
  const { JSHeapUsedSize } = await page.metrics();
  await page.evaluate(() => (window as never as { cobble: { scan(): unknown } }).cobble.scan());
  return { nodes, listeners, heap: Math.round(JSHeapUsedSize! / 1024) };
};

/**
 * What grew beyond its allowance. What is shown last may be held once, until something else is shown: growth is what
 * even the least of the last measures has.
 *
 * @param measures in order; fewer than four say nothing
 */
export const grown = (measures: readonly Memory[]): string[] => {
  if (measures.length < 4) return [];
  const [before] = measures;
  const last = measures.slice(-3);
  return (Object.keys(allowance) as (keyof Memory)[]).flatMap((name) => {
    const least = Math.min(...last.map((one) => one[name]));
    return least > before![name] + allowance[name] ? [`held ${name}: ${before![name]} became ${least}`] : [];
  });
};
