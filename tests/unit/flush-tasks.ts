/** Runs everything that is ready: microtasks, messages, observers, and timers without a delay. */
export const flushTasks = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
};
