/**
 * Runs in a WebKit page before a screenshot. The driver waits for the next frame, so this starts an invisible
 * animation. It animates the whole page, because scroll bars aren't redrawn otherwise.
 *
 * @returns a function that stops the animation
 */
export const beforePicture = (): (() => void) => {
  const moving = document.documentElement.animate({ opacity: [0.9999, 1] }, { duration: 1000, iterations: Infinity });
  return () => moving.cancel();
};
