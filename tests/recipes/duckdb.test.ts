import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { toolFolder } from '../tools/tool.mjs';
import { readDocument } from '../unit/docs/reading/read-document';
import { writeCommand } from '../unit/program';
import { tempFolder } from '../unit/temp-folder';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { text, blocks } = readDocument(ROOT, 'docs/how-to/match-long-lists.md');
const section = text.split(/^## /m).find((each) => each.includes('DuckDB\n'))!;
const [count, match, sum] = blocks.filter((block) => section.includes(block.text)).map((block) => block.text);

const INCLUDES = { store: '^/store', 'store-skins': '^/store/skins', help: '^/help' };
/** Each path with the number of its views. */
const VIEWS = { '/store': 700, '/store/skins?a=1,2': 200, '/help/"quoted"': 50, '/profile': 999, '/store/ö': 1 };

const folder = tempFolder();
const run = (command: string, args: readonly string[], input = ''): string =>
  execFileSync(command, args, {
    cwd: folder.path(),
    env: { ...process.env, PATH: `${folder.path()}${delimiter}${process.env.PATH}` },
    input,
    encoding: 'utf8',
  });
const sql = (statements: string): unknown =>
  JSON.parse(run(process.execPath, [fileURLToPath(new URL('run-sql.mjs', import.meta.url))], statements));

beforeAll(() => {
  toolFolder('duckdb');
  writeCommand(folder.path('cobble'));
  const experiments = Object.entries(INCLUDES).map(([name, include]) => ({
    name,
    flights: { targeting: { domain: 'www.example.net', url: { include } }, setup: { [`${name}-b`]: {} } },
  }));
  folder.write('experiments.json', JSON.stringify({ experiments }));
  mkdirSync(folder.path('views'));
  const urls = Object.entries(VIEWS).flatMap(([path, views]) =>
    Array<string | null>(views).fill(`https://www.example.net${path}`),
  );
  // Logs have invalid and missing URLs, too.
  const views = [...urls, 'nonsense', 'nonsense', '', null];
  writeFileSync(folder.path('views.ndjson'), views.map((url) => JSON.stringify({ url })).join('\n'));
  for (const part of [0, 1])
    sql(
      `COPY (SELECT url FROM (SELECT url, row_number() OVER () AS n FROM 'views.ndjson') WHERE n % 2 = ${part}) TO 'views/${part}.parquet'`,
    );
}, 600_000);

it('sums the traffic in Parquet files by experiment', () => {
  sql(count!);
  run('sh', ['-c', match!]);
  const expected = Object.entries(INCLUDES).map(([name, include]) => ({
    name,
    hits: String(
      Object.entries(VIEWS)
        .filter(([path]) => new RegExp(include).test(path))
        .reduce((total, [, views]) => total + views, 0),
    ),
  }));
  expect(sql(sum!)).toEqual(expected);
}, 600_000);

it('sums the traffic in newline-delimited JSON, which is split between lines', () => {
  sql(count!.replace('hits.csv', 'hits.ndjson'));
  sql(count!);
  const command = match!.replace(/--urls \S+/, '-');
  const lines = folder.read('hits.ndjson').trimEnd().split('\n');
  const parts = [lines.slice(0, 2), lines.slice(2)].map((part) => `${part.join('\n')}\n`);
  for (const part of parts) run('sh', ['-c', command.replace('> matched', '>> parts')], part);
  run('sh', ['-c', match!]);
  const rows = (name: string): unknown => sql(sum!.replace('matched.ndjson', name));
  expect(rows('parts.ndjson')).toEqual(rows('matched.ndjson'));
}, 600_000);
