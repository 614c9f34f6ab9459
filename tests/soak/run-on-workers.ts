/** Gives each task to an idle worker. */
export const runOnWorkers = async <Worker, Task>(
  workers: readonly Worker[],
  tasks: readonly Task[],
  work: (worker: Worker, task: Task) => Promise<void>,
): Promise<void> => {
  const left = [...tasks];
  await Promise.all(
    workers.map(async (worker) => {
      for (let task = left.shift(); task !== undefined; task = left.shift()) await work(worker, task);
    }),
  );
};
