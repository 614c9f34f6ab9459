import { messageOf } from '../io/errors';
import type { Io } from '../io/io';
import { escapeControls, plainLines } from '../io/messages';

const DEBOUNCE_MS = 20;

export interface Building {
  changed(): void;
}

/** Rebuilds at every change, even after an error. Reports each completed build, and whether the output has changed. */
export const keepBuilding = (build: () => Promise<boolean>, afterReport: () => Promise<void>, io: Io): Building => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let changes = 0;
  let changesInLastBuild = 0;
  let hasUnreported = false;
  const rebuild = async () => {
    if (changesInLastBuild === changes) return;
    const started = performance.now();
    changesInLastBuild = changes;
    try {
      hasUnreported = (await build()) || hasUnreported;
      // Another change is waiting, so don't report this build.
      if (changes > changesInLastBuild) return;
      const took = `${Math.round(performance.now() - started)} ms`;
      io.stdout.write(hasUnreported ? `rebuilt in ${took}\n` : `no changes in the output (${took})\n`);
      hasUnreported = false;
      await afterReport();
    } catch (error) {
      // Editors truncate files before writing, so this error may be temporary. The next change starts another build.
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
      if (changes === changesInLastBuild) io.stderr.write(failureText(error, io));
    }
  };
  return {
    changed() {
      changes++;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(rebuild);
      }, DEBOUNCE_MS);
    },
  };
};

const failureText = (error: unknown, { paint }: Io): string => {
  const lines = messageOf(error).split('\n').map(escapeControls).join('\n  ');
  return `${paint.err.red('not built:')} ${plainLines(lines)}\n`;
};
