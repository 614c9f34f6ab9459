/** How long widgets mount before the browser may handle input or paint. A task of 50 ms is felt, and a slow phone needs most of it per widget. */
const SLICE_MS = 8;
/** More waiting widgets than this have longer slices: each frame of a short one lays out the page. */
const MANY = 100;
/** With 12 ms, a thousand tiles take half as long again. */
const LONG_SLICE_MS = 40;

const waiting: (() => void)[] = [];
/** A nested timer waits for 4 ms, in a hidden page for a second. */
const { port1, port2 } = new MessageChannel();

port1.onmessage = async () => {
  const end = performance.now() + (waiting.length > MANY ? LONG_SLICE_MS : SLICE_MS);
  for (let turn = waiting.shift(); turn; turn = performance.now() < end ? waiting.shift() : undefined) {
    turn();
    // Mounts before the clock is read. Released together, all would mount in one task.
    await undefined;
  }
  if (waiting.length) port2.postMessage(0);
};

/** Waits for a turn: a thousand widgets that load at once mount in many short tasks. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) port2.postMessage(0);
  });
