import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface StreamRun {
  bytes: number;
  lines: number;
  results: number;
  seconds: number;
  /** In bytes. */
  peak: number;
  code: number | null;
}

const ROOT = new URL('../../../', import.meta.url);

/**
 * @param config its path
 * @param bytes minimum size of the list
 */
export const runStream = async (config: string, bytes: number): Promise<StreamRun> => {
  const started = performance.now();
  const reporter = new URL('tests/bench/stream/report-rss.mjs', ROOT).href;
  const child = spawn(
    process.execPath,
    [
      '--import',
      reporter,
      fileURLToPath(new URL('cli/cobble.mjs', ROOT)),
      'match',
      '--config',
      config,
      '--urls',
      '-',
      '--flights',
      'store-hero-b',
      '--format',
      'json',
    ],
    { stdio: ['pipe', 'pipe', 'inherit', 'pipe'] },
  );
  const [stdin, stdout, report] = [child.stdin!, child.stdout!, child.stdio[3] as NodeJS.ReadableStream];
  let results = 0;
  stdout.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) results++;
  });
  let peak = '';
  report.on('data', (chunk: Buffer) => {
    peak += chunk.toString();
  });
  const closed = once(child, 'close') as Promise<[number | null]>;

  let [sent, lines] = [0, 0];
  while (sent < bytes) {
    let block = '';
    for (let n = 0; n < 2000; n++) block += page(lines++);
    sent += block.length;
    if (!stdin.write(block)) await once(stdin, 'drain');
  }
  stdin.end();
  const [code] = await closed;
  return {
    bytes: sent,
    lines,
    results,
    seconds: (performance.now() - started) / 1000,
    peak: Number(peak) * 1024,
    code,
  };
};

const KINDS = ['store', 'store/checkout', 'help/articles', 'profile'];

/** Returns a URL. Every eighth one matches an experiment. */
const page = (n: number): string =>
  `https://www.example.net/en-us/${KINDS[n % 4]}/item-${n}${n % 8 === 0 ? '?campaign=summer' : ''}\n`;
