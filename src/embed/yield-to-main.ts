/**
 * After this time, other widgets wait for the next task. On a slow phone, one widget takes nearly 50 ms, and visitors
 * notice longer delays.
 */
const SLICE_MS = 8;
/** If more widgets wait, use `LONG_SLICE_MS`: fewer tasks mean fewer page layouts. */
const MANY = 100;
const LONG_SLICE_MS = 40;

/** A widget mounts within this many microtasks. Wait for them before checking the time. */
const MOUNT_MICROTASKS = 3;

const waiting: (() => void)[] = [];
/** Schedules tasks without timers: nested timers wait 4 ms, or a second in a hidden page. */
const { port1, port2 } = new MessageChannel();

port1.onmessage = async () => {
  const end = performance.now() + (waiting.length > MANY ? LONG_SLICE_MS : SLICE_MS);
  do {
    waiting.shift()?.();
    for (let passed = 0; passed < MOUNT_MICROTASKS; passed++) await undefined;
  } while (waiting.length && performance.now() < end);
  if (waiting.length) port2.postMessage(0);
};

export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) port2.postMessage(0);
  });
