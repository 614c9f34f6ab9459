import { messageOf } from '../io/errors';
import type { Io } from '../io/io';
import { escapeControls, plainLines } from '../io/messages';

/** Milliseconds in which what an editor writes at once counts as one change. */
const TOGETHER = 20;

/** Builds again after changes. */
export interface Building {
  /** Says that something has changed. */
  changed(): void;
}

/**
 * Builds again at every change. That it is rebuilt is said when the output is there as a whole, and only where it is
 * another; an error is printed, and the next change tries again.
 *
 * @param once builds, and tells whether the output is another than before
 * @param after is done when that was said
 */
export const keepBuilding = (once: () => Promise<boolean>, after: () => Promise<void>, io: Io): Building => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let untold = false;
  const again = async () => {
    const started = performance.now();
    const took = () => `${Math.round(performance.now() - started)} ms`;
    try {
      untold = (await once()) || untold;
      // What has changed since may be the second half of it.
      if (timer) return;
      io.stdout.write(untold ? `rebuilt in ${took()}\n` : `the output is as before (${took()})\n`);
      untold = false;
      await after();
    } catch (error) {
      // Editors empty a file before they fill it: what was seen half written is built again, and told then.
      await new Promise((resolve) => setTimeout(resolve, TOGETHER));
      if (timer) return;
      io.stderr.write(
        `${io.paint.err.red('not built:')} ${plainLines(messageOf(error).split('\n').map(escapeControls).join('\n  '))}\n`,
      );
    }
  };
  return {
    changed() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        running = running.then(again);
      }, TOGETHER);
    },
  };
};
