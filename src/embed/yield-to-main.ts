/** Time for mounting widgets in each task. On a slow phone, one widget takes most of the 50 ms that visitors notice. */
const SLICE_MS = 8;
/** If more widgets wait, slices are longer, because each frame lays out the page. */
const MANY = 100;
/** With slices of 12 ms, a thousand tiles take 50 % longer. */
const LONG_SLICE_MS = 40;

const waiting: (() => void)[] = [];
/** Schedules tasks without timers: nested timers wait for 4 ms, or for a second in a hidden page. */
const { port1, port2 } = new MessageChannel();

port1.onmessage = async () => {
  const end = performance.now() + (waiting.length > MANY ? LONG_SLICE_MS : SLICE_MS);
  for (let next = waiting.shift(); next; next = performance.now() < end ? waiting.shift() : undefined) {
    next();
    // Resumed widgets mount first, so that the time check includes them.
    await undefined;
  }
  if (waiting.length) port2.postMessage(0);
};

export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) port2.postMessage(0);
  });
