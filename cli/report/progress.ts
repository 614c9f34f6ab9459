import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';

/** A line on a terminal that says how far a long run is. Does nothing where stderr is no terminal. */
export interface Progress {
  show(text: string | (() => string)): void;
  clear(): void;
}

/** Milliseconds between two changes of the line. */
const EVERY = 200;

/** Short runs show nothing. */
const QUIET = 400;

export const progress = (io: Pick<Io, 'stderr' | 'interactive' | 'columns' | 'paint'>): Progress => {
  if (!io.interactive) return { show: () => undefined, clear: () => undefined };
  let next = Date.now() + QUIET;
  let shown = false;
  return {
    show(text) {
      const now = Date.now();
      if (now < next) return;
      next = now + EVERY;
      shown = true;
      io.stderr.write(
        `\r\x1b[K${io.paint.err.dim(escapeControls(typeof text === 'string' ? text : text()).slice(0, io.columns - 1))}`,
      );
    },
    clear() {
      if (shown) io.stderr.write('\r\x1b[K');
      shown = false;
    },
  };
};
