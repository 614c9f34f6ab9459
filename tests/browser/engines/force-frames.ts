/**
 * Runs in a WebKit page before a screenshot. Starts an invisible animation, which causes the frame that the driver
 * waits for. The animation covers the whole page, so that scroll bars are redrawn, too.
 *
 * @returns a function that stops the animation
 */
export const forceFrames = (): (() => void) => {
  const moving = document.documentElement.animate({ opacity: [0.9999, 1] }, { duration: 1000, iterations: Infinity });
  return () => moving.cancel();
};
