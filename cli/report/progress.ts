import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';

/** Does nothing without a terminal. */
export interface Progress {
  show(text: string | (() => string)): void;
  clear(): void;
}

const UPDATE_INTERVAL_MS = 200;

const INITIAL_DELAY_MS = 400;

export const progress = (io: Pick<Io, 'stderr' | 'interactive' | 'columns' | 'paint'>): Progress => {
  if (!io.interactive) return { show: () => undefined, clear: () => undefined };
  let next = Date.now() + INITIAL_DELAY_MS;
  let shown = false;
  return {
    show(text) {
      const now = Date.now();
      if (now < next) return;
      next = now + UPDATE_INTERVAL_MS;
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
