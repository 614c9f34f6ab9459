import type { Page } from 'puppeteer';

interface Timers {
  /** Pending timers by ID, with their delay in ms. */
  readonly pending: Map<number, { ms: number; run: () => void }>;
  /** Number of timer runs, keyed by delay in ms. */
  readonly runs: Record<number, number>;
}

/** Pass this function as `before`. Records the page's timers. */
export const recordTimers = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const timers: Timers = { pending: new Map(), runs: {} };
    const { setTimeout, clearTimeout, setInterval } = window;
    type Task = (...given: unknown[]) => void;
    const count = (ms: number) => {
      timers.runs[ms] = (timers.runs[ms] ?? 0) + 1;
    };
    Object.assign(window, {
      timers,
      setTimeout: (task: Task, ms = 0, ...given: unknown[]) => {
        const run = () => {
          if (!timers.pending.delete(id)) return;
          task(...given);
          count(ms);
        };
        const id = setTimeout(run, ms);
        timers.pending.set(id, { ms, run });
        return id;
      },
      clearTimeout: (id: number) => {
        timers.pending.delete(id);
        clearTimeout(id);
      },
      setInterval: (task: Task, ms = 0, ...given: unknown[]) =>
        setInterval(() => {
          task(...given);
          count(ms);
        }, ms),
    });
  });

/** Waits until timers or intervals with this delay have run `more` times. Requires `recordTimers`. */
export const waitForTimerRuns = async (page: Page, ms: number, more = 1): Promise<void> => {
  const before = await page.evaluate((ms) => (window as never as { timers: Timers }).timers.runs[ms] ?? 0, ms);
  await page.waitForFunction(
    (ms, least) => ((window as never as { timers: Timers }).timers.runs[ms] ?? 0) >= least,
    { polling: 20 },
    ms,
    before + more,
  );
};

/**
 * Runs the pending timers with this delay at once. Requires `recordTimers`.
 *
 * @returns how many timers ran
 */
export const runTimers = (page: Page, ms: number): Promise<number> =>
  page.evaluate((ms) => {
    const due = [...(window as never as { timers: Timers }).timers.pending.values()].filter((one) => one.ms === ms);
    for (const { run } of due) run();
    return due.length;
  }, ms);
