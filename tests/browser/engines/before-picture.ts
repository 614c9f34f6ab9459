/**
 * Runs in a page of WebKit before a picture of it is taken. The driver waits for the next frame, and where all stands
 * still there is none. So something moves, unseen; of everything, for bars over what scrolls are left where they were.
 *
 * @returns takes it back
 */
export const beforePicture = (): (() => void) => {
  const moving = document.documentElement.animate({ opacity: [0.9999, 1] }, { duration: 1000, iterations: Infinity });
  return () => moving.cancel();
};
