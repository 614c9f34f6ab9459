import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchData } from '../match/data';
import type { ListFormat, StreamTask } from './run-stream';

export type StreamCommand = 'match' | 'diff' | 'overlap';

/**
 * Writes two configs: one with 50 experiments, and one that lacks the first of them.
 *
 * @returns tasks with distinct URLs
 */
export const streamTasks = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cobble-stream-'));
  const { config, pages } = benchData({ experiments: 50 });
  const [before, after] = [join(folder, 'before.json'), join(folder, 'after.json')];
  writeFileSync(before, JSON.stringify(config));
  writeFileSync(after, JSON.stringify({ experiments: config.experiments.slice(1) }));
  const table = (format: ListFormat) => (format === 'list' ? [] : ['--column', 'url', '--weight', 'hits']);
  const args: Readonly<Record<StreamCommand, readonly string[]>> = {
    match: ['match', '--config', before, '--format', 'json', '--urls', '-'],
    diff: ['diff', before, after, '--format', 'json', '--urls', '-'],
    overlap: ['overlap', '--config', before, '--format', 'json', '--urls', '-'],
  };
  const url = (n: number): string => {
    const page = pages[n % pages.length]!;
    return `${page}${page.includes('?') ? '&' : '?'}visit=${n}`;
  };
  return {
    task: (command: StreamCommand, format: ListFormat, rows: number): StreamTask => ({
      args: [...args[command], ...table(format)],
      format,
      rows,
      url,
    }),
    remove: (): void => rmSync(folder, { recursive: true }),
  };
};
