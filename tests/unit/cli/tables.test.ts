// @vitest-environment node
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { diff } from '../../../cli/commands/diff';
import { match } from '../../../cli/commands/match';
import { PROGRAM } from '../program';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 120_000 });

const folder = tempFolder();
const config = (include: string): string =>
  JSON.stringify({
    experiments: [
      {
        name: 'hero',
        flights: { targeting: { domain: 'a.example', url: { include } }, setup: { 'hero-b': { js: ['/b.js'] } } },
      },
    ],
  });

const matchJson = async (
  list: string,
  content: string | Buffer,
  options: { column?: string; weight?: string } = {},
) => {
  folder.write('experiments.json', config('^/store'));
  folder.write(list, content);
  const { code, out, err } = await runCommand(
    (io) => match([], { config: 'experiments.json', urls: [list], format: 'json', ...options }, io),
    '',
    { cwd: folder.path() },
  );
  const rows = out.split('\n').filter(Boolean);
  return { code, err, found: rows.map((row) => JSON.parse(row) as { url: string; row?: object; experiments?: [] }) };
};

// Interface 10
describe('a table of URLs', () => {
  const rows = [
    { url: 'https://a.example/store', row: { hits: '1204', 'note, more': 'a "quoted", note' } },
    { url: 'https://a.example/help,120', row: { hits: '3', 'note, more': '' } },
  ];
  const csv =
    '# Exported on Friday\nurl,hits,"note, more"\nhttps://a.example/store,1204,"a ""quoted"", note"\n\n"https://a.example/help,120",3,\n';
  it.each([
    ['list.csv', csv],
    ['windows.CSV', `\ufeff${csv.replaceAll('\n', '\r\n')}`],
    ['packed.csv.gz', gzipSync(csv)],
    [
      'semicolons.csv',
      'url;hits;note, more\nhttps://a.example/store;1204;"a ""quoted"", note"\nhttps://a.example/help,120;3;\n',
    ],
    [
      'list.tsv',
      'url\thits\tnote, more\nhttps://a.example/store\t1204\ta "quoted", note\nhttps://a.example/help,120\t3\t\n',
    ],
    ['list.ndjson', rows.map(({ url, row }) => `${JSON.stringify({ url, ...row })}\n`).join('\n')],
  ])('keeps the other columns of each row: %s', async (name, content) => {
    const { code, err, found } = await matchJson(name, content);
    expect([code, err, found.map(({ url, row }) => ({ url, row }))]).toEqual([0, '', rows]);
    expect(found.map(({ experiments }) => experiments?.length)).toEqual([1, 0]);
  });

  it('may come from standard input, if an option names a column', async () => {
    folder.write('experiments.json', config('^/store'));
    const { out } = await runCommand(
      (io) => match(['-'], { config: 'experiments.json', column: 'page', format: 'json' }, io),
      'page,visits\nhttps://a.example/store,7\n',
      { cwd: folder.path() },
    );
    expect(JSON.parse(out)).toMatchObject({ url: 'https://a.example/store', row: { visits: '7' } });
  });

  it.each<[string, string, { column?: string; weight?: string }, string]>([
    ['no.csv', 'https://a.example/store,120\nhttps://a.example/,3\n', {}, 'no.csv has no header'],
    [
      'column.csv',
      'page,hits\nhttps://a.example/store,1\n',
      {},
      'no column url. Its columns are: page, hits\nFix: Name',
    ],
    ['near.csv', 'url,hits\nhttps://a.example/,1\n', { weight: 'hist' }, 'Fix: Did you mean --weight hits?'],
    ['number.csv', 'url,hits\nhttps://a.example/,many\n', { weight: 'hits' }, 'row 1 has no number in the column hits'],
    ['fields.csv', 'url,hits\nhttps://a.example/,1,2\n', {}, "fields.csv isn't valid CSV: "],
    ['twice.csv', 'url,url\nhttps://a.example/,1\n', {}, 'twice.csv has two columns url'],
    ['bad.ndjson', '{"url":"https://a.example/"}\n{"url"\n', {}, "bad.ndjson: row 2 isn't valid JSON"],
    ['list.txt', 'https://a.example/store,120\nhttps://a.example/,3\n', {}, 'list.txt looks like CSV'],
    ['header.txt', 'url,hits\nhttps://a.example/,3\n', {}, 'header.txt looks like CSV'],
  ])('is an error that says what is wrong: %s', async (name, content, options, message) => {
    const { code, err } = await matchJson(name, content, options);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it('gives shares by weight in the summaries of match and diff', async () => {
    folder.write('experiments.json', config('^/store'));
    folder.write('after.json', config('^/shop'));
    folder.write(
      'hits.csv',
      'url,hits\nhttps://a.example/store,31\nhttps://a.example/,"1,000"\nhttps://a.example/help,9\n',
    );
    const table = { urls: ['hits.csv'], weight: 'hits', format: 'text' } as const;
    const at = { cwd: folder.path() };
    const matched = await runCommand(
      (io) => match([], { config: 'experiments.json', ...table, urls: ['hits.csv'] }, io),
      '',
      at,
    );
    expect(matched.err).toBe(
      '3 URLs: 1 with an experiment (3.0 % of hits), 2 without\n  hero          1  3.0 % of hits\n',
    );
    const compared = await runCommand(
      (io) => diff(['experiments.json', 'after.json'], { ...table, urls: ['hits.csv'] }, io),
      '',
      at,
    );
    expect([compared.code, compared.out]).toEqual([
      1,
      expect.stringContaining('\n1 of 3 URLs, 3.0 % of hits, changes\n'),
    ]);
    const rows = await runCommand(
      (io) => diff(['experiments.json', 'after.json'], { ...table, urls: ['hits.csv'], format: 'json' }, io),
      '',
      at,
    );
    expect(JSON.parse(rows.out)).toMatchObject({
      url: 'https://a.example/store',
      row: { hits: '31' },
      removed: ['hero'],
    });
  });

  it('takes constant memory for 150,000 rows', async () => {
    folder.write('experiments.json', config('^/store'));
    const file = createWriteStream(folder.path('long.csv'));
    file.write('url,hits,title\n');
    for (let row = 0; row < 150_000; row++)
      if (!file.write(`https://a.example/store/${row},${row},"A page, and its title ${row}"\n`))
        await once(file, 'drain');
    await new Promise<void>((done) => file.end(done));
    const { err } = await new Promise<{ err: string }>((resolve) => {
      const args = ['--max-old-space-size=48', PROGRAM, 'match', '--config', 'experiments.json', '--urls', 'long.csv'];
      const child = execFile(
        process.execPath,
        [...args, '--weight', 'hits'],
        { cwd: folder.path(), maxBuffer: 1e9 },
        (_, __, err) => resolve({ err }),
      );
      child.stdout?.resume();
    });
    expect(err).toContain('150,000 with an experiment (100.0 % of hits)');
  });
});

it('skips blank lines and comments in a list of URLs', async () => {
  const list = '# Pages\n\n  # indented\nhttps://a.example/store\n#https://a.example/\nhttps://a.example/store?a,b#c\n';
  const { code, err, found } = await matchJson('list.txt', list);
  expect([code, err, found.map(({ url }) => url)]).toEqual([
    0,
    '',
    ['https://a.example/store', 'https://a.example/store?a,b#c'],
  ]);
});

it('rejects a flight that no setup has, and names the nearest', async () => {
  folder.write('experiments.json', config('^/store'));
  folder.write('list.txt', 'https://a.example/store\n');
  const at = { cwd: folder.path() };
  const flights = { flights: ['hero-b', 'hero-n'], format: 'json' } as const;
  const message = 'cobble: no setup has the flight hero-n of --flights\nFix: Did you mean hero-b?\n';
  for (const command of [
    (io: Parameters<typeof match>[2]) =>
      match(['https://a.example/'], { ...flights, flights: [...flights.flights], config: 'experiments.json' }, io),
    (io: Parameters<typeof match>[2]) =>
      diff(
        ['experiments.json', 'experiments.json'],
        { ...flights, flights: [...flights.flights], urls: ['list.txt'] },
        io,
      ),
  ])
    expect(await runCommand(command, '', at)).toEqual({ code: 2, out: '', err: message });
});
