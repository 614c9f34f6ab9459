import { resolve } from 'node:path';
import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import { readText } from '../io/read-text';
import { write } from '../io/write';
import { Maps } from '../trace/maps';
import { traceStack } from '../trace/trace-stack';

export interface TraceOptions {
  readonly maps: string;
}

/**
 * Prints a stack trace with positions in the source files.
 * @param file a path; `-` is standard input
 * @returns 0, or 1 if no frame could be traced
 */
export const trace = async (file: string, options: TraceOptions, io: Io): Promise<number> => {
  const maps = new Maps(resolve(io.cwd, options.maps));
  const { lines, tracedFrames, withoutMap } = traceStack((await readText(file, io)).trimEnd(), maps);
  await write(io.stdout, `${lines.map(escapeControls).join('\n')}\n`);
  const notes = withoutMap.map(
    (url) => `${url} has no map in ${options.maps}. Fix: name the maps of its build with --maps.`,
  );
  if (tracedFrames === 0 && notes.length === 0) notes.push('no line is a frame of a Cobble script.');
  for (const note of notes) await write(io.stderr, `${io.paint.err.yellow('cobble:')} ${escapeControls(note)}\n`);
  return tracedFrames > 0 ? 0 : 1;
};
