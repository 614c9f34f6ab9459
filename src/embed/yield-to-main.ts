/**
 * Milliseconds for which widgets mount, one after the other, before the browser may answer a click or draw. A task of 50
 * is felt: of a page's few widgets each has nearly one of its own, so that a slow phone's last one begun ends soon.
 */
const SLICE = 8;
/** While so many wait: shorter slices draw more frames, each of which lays out the page. */
const MANY = 100;
/** With 12 a thousand tiles take half as long again. */
const LONG_SLICE = 40;

const waiting: (() => void)[] = [];
let isGoing = false;
/** A timer in a timer waits for 4 ms, or in a hidden page for a second. */
const { port1, port2 } = new MessageChannel();

const go = async () => {
  const end = performance.now() + (waiting.length > MANY ? LONG_SLICE : SLICE);
  for (let turn = waiting.shift(); turn; turn = performance.now() < end ? waiting.shift() : undefined) {
    turn();
    // What it leads to comes before the clock is asked: released together, all would mount in one task.
    await undefined;
  }
  isGoing = waiting.length > 0;
  if (isGoing) goOn();
};
port1.onmessage = go;

const goOn = () => port2.postMessage(0);

/** Waits for a turn: a thousand widgets that load at once mount in many short tasks, none of much more than a slice. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (isGoing) return;
    isGoing = true;
    goOn();
  });
