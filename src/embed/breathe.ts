let end = 0;
let next: Promise<void> | undefined;

/** Waits for a moment of its own: a thousand widgets that load at once make many short tasks, none over about 12 ms. */
export const breathe = async (): Promise<void> => {
  while (performance.now() > end) {
    await (next ??= new Promise((resolve) =>
      setTimeout(() => {
        next = undefined;
        end = performance.now() + 12;
        resolve();
      }),
    ));
  }
};
