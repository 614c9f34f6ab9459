import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ListFormat = 'list' | 'csv' | 'ndjson';

export interface StreamTask {
  /** Arguments of `cobble`, with `-` as the list of URLs. */
  readonly args: readonly string[];
  readonly format: ListFormat;
  readonly rows: number;
  url(n: number): string;
}

export interface StreamRun {
  readonly bytes: number;
  /** Lines on standard output. */
  readonly results: number;
  /** CPU time, because wall time depends on the machine's load. */
  readonly seconds: number;
  /** Memory, in bytes. */
  readonly peak: number;
  readonly code: number | null;
}

const ROOT = new URL('../../../', import.meta.url);
const ROWS_PER_WRITE = 2000;

/** Streams generated rows into a command, with the columns `url`, `hits` and `title`. */
export const runStream = async ({ args, format, rows, url }: StreamTask): Promise<StreamRun> => {
  const reporter = new URL('tests/bench/stream/report-usage.mjs', ROOT).href;
  const program = fileURLToPath(new URL('cli/cobble.mjs', ROOT));
  const child = spawn(process.execPath, ['--import', reporter, program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
  });
  const [stdin, stdout, report] = [child.stdin!, child.stdout!, child.stdio[3] as NodeJS.ReadableStream];
  let results = 0;
  stdout.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) results++;
  });
  let usage = '';
  report.on('data', (chunk: Buffer) => {
    usage += chunk.toString();
  });
  const closed = once(child, 'close') as Promise<[number | null]>;

  const row = ROWS[format];
  let bytes = 0;
  for (let sent = 0; sent < rows; sent += ROWS_PER_WRITE) {
    let block = sent === 0 && format === 'csv' ? 'url,hits,title\n' : '';
    for (let n = sent; n < Math.min(rows, sent + ROWS_PER_WRITE); n++) block += row(url(n), n);
    bytes += block.length;
    if (!stdin.write(block)) await once(stdin, 'drain');
  }
  stdin.end();
  const [code] = await closed;
  const [peak = 0, microseconds = 0] = usage.split(' ').map(Number);
  return { bytes, results, seconds: microseconds / 1e6, peak: peak * 1024, code };
};

const ROWS: Readonly<Record<ListFormat, (url: string, n: number) => string>> = {
  list: (url) => `${url}\n`,
  csv: (url, n) => `"${url}",${n % 997},"A page, and its title ${n}"\n`,
  ndjson: (url, n) => `{"url":"${url}","hits":${n % 997},"title":"A page, and its title ${n}"}\n`,
};
