/** Milliseconds for which widgets mount, one after the other, before the browser may answer a click or draw. */
const SLICE = 12;

const waiting: (() => void)[] = [];
let isGoing = false;

const go = async () => {
  const end = performance.now() + SLICE;
  for (let next = waiting.shift(); next; next = performance.now() < end ? waiting.shift() : undefined) {
    next();
    // What it leads to comes before the clock is asked: released together, all would mount in one task.
    await undefined;
  }
  isGoing = waiting.length > 0;
  if (isGoing) setTimeout(go);
};

/** Waits for a turn: a thousand widgets that load at once mount in many short tasks, none of much more than a slice. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (isGoing) return;
    isGoing = true;
    setTimeout(go);
  });
