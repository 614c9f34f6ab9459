// @vitest-environment node
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { diff } from '../../../cli/commands/diff';
import { match } from '../../../cli/commands/match';
import { runProgram } from '../../../cli/program';
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
    ['named-separator.csv', `sep=,\n${csv.replace(/^#.*\n/, '')}`],
    ['utf-16.csv', Buffer.from(`\ufeff${csv}`, 'utf16le')],
    [
      'merged.csv',
      csv.replace(/\n/, '\r\n').replace('1204,"a ""quoted"", note"\n', '1204,"a ""quoted"", note"\r,,\r\n'),
    ],
    ['list.ndjson', rows.map(({ url, row }) => `${JSON.stringify({ url, ...row })}\n`).join('\n')],
  ])('keeps the other columns of each row: %s', async (name, content) => {
    const { code, err, found } = await matchJson(name, content);
    expect([code, err, found.map(({ url, row }) => ({ url, row }))]).toEqual([0, '', rows]);
    expect(found.map(({ experiments }) => experiments?.length)).toEqual([1, 0]);
  });

  it('reads a table from standard input, if an option names a column', async () => {
    folder.write('experiments.json', config('^/store'));
    const { out } = await runCommand(
      (io) => match(['-'], { config: 'experiments.json', column: 'page', format: 'json' }, io),
      'page,visits\nhttps://a.example/store,7\n',
      { cwd: folder.path() },
    );
    expect(JSON.parse(out)).toMatchObject({ url: 'https://a.example/store', row: { visits: '7' } });
  });

  const hits = { weight: 'hits' };
  it.each<[string, string | Buffer, { column?: string; weight?: string }, string]>([
    ['no.csv', 'https://a.example/store,120\nhttps://a.example/,3\n', {}, 'no.csv has no header'],
    ['head.csv', 'page,hits\n', {}, 'no column url. Its columns are: page, hits\nFix: Name a column with --column.'],
    ['case.csv', 'URL,Hits\nhttps://a.example/,1\n', {}, 'Fix: Did you mean --column URL?'],
    ['near.csv', 'url,hits\nhttps://a.example/,1\n', { weight: 'hist' }, 'Fix: Did you mean --weight hits?'],
    ['twice.csv', 'url,url\nhttps://a.example/,1\n', {}, 'twice.csv has two columns url\nFix: Rename one'],
    [
      'url.csv',
      'url,hits\nhttps://a.example/,1\n,2\n',
      {},
      'url.csv:3 has no URL in the column url\nFix: Remove the row',
    ],
    [
      'text.csv',
      'url,hits\nhttps://a.example/,many\n',
      hits,
      'text.csv:2 has no number in the column hits: "many"\nFix: ',
    ],
    ['none.csv', 'url,hits\nhttps://a.example/,\n', hits, 'none.csv:2 has no number in the column hits: ""'],
    [
      'minus.csv',
      '\ufeff\r\n# Friday\r\nurl,hits\r\n\r\n"https://a.example/\n",1\r\nhttps://a.example/,-6\r\n',
      hits,
      'minus.csv:7 has no number in the column hits: "-6"\nFix: Write a number of at least 0',
    ],
    ['comma.csv', 'url;hits\nhttps://a.example/;1,5\nhttps://a.example/;1.204\n', hits, 'comma.csv:3 has no number'],
    [
      'fields.csv',
      'url,hits\nhttps://a.example/,1,2\n',
      {},
      'fields.csv:2 has 3 fields, but the header has 2\nFix: Put',
    ],
    [
      'open.csv',
      'url,hits\nhttps://a.example/,1\n"https://a.example/,2\n',
      {},
      'unclosed double quote after line 2\nFix: ',
    ],
    ['inside.csv', 'url,hits\nhttps://a.example/"x",1\n', {}, 'inside.csv:2 has a double quote in a field'],
    ['after.csv', 'url,hits\n"https://a.example/"x,1\n', {}, 'after.csv:2 has text after a closing double quote'],
    [
      'long.csv',
      `url,hits\nhttps://a.example/,${'1'.repeat(3e5)}\n`,
      {},
      'after line 1 that is longer than 262,144 bytes',
    ],
    ['bad.ndjson', '# a\n\n{"url":"https://a.example/"}\n{"url"\n', {}, "bad.ndjson:4 isn't valid JSON: "],
    ['long.ndjson', `{"url":"${'x'.repeat(7e4)}"}\n`, {}, 'long.ndjson:1 is longer than 65,536 characters'],
    [
      'column.ndjson',
      '{"url":"https://a.example/"}\n{"uri":"x"}\n',
      {},
      'column.ndjson:2 has no column url. Its columns are: uri',
    ],
    ['list.txt', 'https://a.example/store,120\nhttps://a.example/,3\n', {}, 'list.txt looks like CSV'],
    ['large.txt', 'https://a.example/store,120\n'.repeat(1e4), {}, 'large.txt looks like CSV'],
    ['header.txt', 'url,hits\nhttps://a.example/,3\n', {}, 'header.txt looks like CSV'],
    ['objects.json', '{"url":"https://a.example/"}\n', {}, 'looks like JSON, but is read as one URL per line\nFix: '],
    ['config.json', config('^/store'), {}, 'is an experiment config, not a list of URLs\nFix: Run cobble check'],
    ['page.txt', '<!doctype html><p>', {}, 'page.txt is an HTML page, not a list of URLs\nFix: '],
    ['map.xml', '<urlset></urlset>', hits, 'map.xml is a sitemap, which has no column hits\nFix: '],
    ['utf-16.txt', Buffer.from('https://a.example/', 'utf16le'), {}, "utf-16.txt isn't text in UTF-8"],
    ['hits.parquet', 'PAR1', {}, 'hits.parquet is a Parquet file, not a list of URLs\nFix: '],
    ['book.csv', 'PK\u0003\u0004', {}, 'book.csv is a ZIP archive or an Excel workbook'],
    ['list.zst', Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), {}, 'list.zst is compressed with Zstandard'],
  ])("reports a table that can't be read, with what is wrong: %s", async (name, content, options, message) => {
    const { code, err } = await matchJson(name, content, options);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it('keeps the rows before an invalid one', async () => {
    const { code, found } = await matchJson('rows.csv', 'url\nhttps://a.example/store\nhttps://a.example/,1\n');
    expect([code, found.map(({ url }) => url)]).toEqual([2, ['https://a.example/store']]);
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

  it('takes constant memory for 150,000 rows', { tags: 'all' }, async () => {
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

// `URL` removes tabs and line breaks, which would join two URLs to another one.
it.each<[string, string | Buffer, string]>([
  ['a line break', 'https://a.example/store\rhttps://a.example/help\r', 'the URL contains a tab or line break'],
  ['a tab', 'https://a.example/store\thome\n', 'the URL contains a tab or line break'],
  ['Latin-1', Buffer.from('https://a.example/é', 'latin1'), "the URL has characters that aren't UTF-8"],
])('rejects a URL with %s in match, diff and overlap', async (_, list, problem) => {
  const { code, found } = await matchJson('list.txt', list);
  expect([code, found]).toEqual([1, [expect.objectContaining({ error: problem })]]);
  for (const args of [
    ['diff', 'experiments.json', 'experiments.json'],
    ['overlap', '--config', 'experiments.json'],
  ]) {
    const run = await runCommand((io) => runProgram(['node', 'cobble', ...args, '--urls', 'list.txt'], io), '', {
      cwd: folder.path(),
    });
    expect([run.code, run.err]).toEqual([2, expect.stringMatching(new RegExp(`; ${problem}\nFix: (Write one|Save)`))]);
  }
});

it('reads the lists that a glob names, and rejects a list among the URLs', async () => {
  folder.write('experiments.json', config('^/store'));
  mkdirSync(folder.path('parts'), { recursive: true });
  for (const part of [1, 2]) folder.write(`parts/${part}.csv`, `url,hits\nhttps://a.example/store,${part}\n`);
  const run = (...args: string[]) =>
    runCommand((io) => runProgram(['node', 'cobble', ...args], io), '', { cwd: folder.path() });
  const table = ['--urls', 'parts/*.csv', '--weight', 'hits'];
  expect((await run('match', '--config', 'experiments.json', ...table)).err).toContain('2 URLs: 2 with');
  expect((await run('diff', 'experiments.json', 'experiments.json', ...table)).out).toContain('0 of 2 URLs');
  expect((await run('overlap', '--config', 'experiments.json', ...table)).code).toBe(0);
  // The shell expands an unquoted glob to `--urls parts/1.csv parts/2.csv`.
  expect(await run('match', '--config', 'experiments.json', '--urls', 'parts/1.csv', 'parts/2.csv')).toMatchObject({
    code: 2,
    err: expect.stringContaining('parts/2.csv is a file, not a URL\nFix: Use --urls parts/2.csv.') as string,
  });
});

it.each(['--enable', '--disable'])('rejects a flight of %s that no setup has', async (option) => {
  folder.write('experiments.json', config('^/store'));
  const args = ['match', '--config', 'experiments.json', option, 'hero-n', 'https://a.example/'];
  const run = await runCommand((io) => runProgram(['node', 'cobble', ...args], io), '', { cwd: folder.path() });
  expect(run).toEqual({
    code: 2,
    out: '',
    err: `cobble: no setup has the flight hero-n of ${option}\nFix: Did you mean hero-b?\n`,
  });
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
