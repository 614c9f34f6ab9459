let end = 0;
let next: Promise<void> | undefined;

/** Waits for a moment of its own: a thousand widgets that load at once make many short tasks, none over about 12 ms. */
export const yieldToMain = async (): Promise<void> => {
  while (performance.now() > end) {
    next ??= new Promise((resolve) =>
      setTimeout(() => {
        next = undefined;
        end = performance.now() + 12;
        resolve();
      }),
    );
    await next;
  }
};
