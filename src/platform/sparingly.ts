/** A pause lasts nine times as long as the run before it, so runs take at most a tenth of the time. */
const PAUSE_PER_RUN = 9;

/** Returns a function that schedules `run` in a later task. Calls before that task share one run. */
export const sparingly = (run: () => void): (() => void) => {
  let isDue = false;
  let pauseMs = 0;
  const runNow = () => {
    isDue = false;
    const start = performance.now();
    run();
    pauseMs = PAUSE_PER_RUN * (performance.now() - start);
  };
  return () => {
    if (!isDue) setTimeout(runNow, pauseMs);
    isDue = true;
  };
};
