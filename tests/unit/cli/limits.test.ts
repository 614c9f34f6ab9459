// @vitest-environment node
import { execFile } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { check } from '../../../cli/commands/check';
import { diff } from '../../../cli/commands/diff';
import { lint } from '../../../cli/commands/lint';
import { match } from '../../../cli/commands/match';
import { test } from '../../../cli/commands/test';
import { didYouMean } from '../../../cli/io/did-you-mean';
import type { Io } from '../../../cli/io/io';
import { limits } from '../../../cli/io/limits';
import { readText } from '../../../cli/io/read-text';
import { unpackBatch } from '../../../cli/match/unpack-batch';
import { decode } from '../../../cli/match/urls/decode';
import { sitemap } from '../../../cli/match/urls/sitemap';
import { urlList } from '../../../cli/match/urls/url-list';
import { PROGRAM } from '../program';
import { runCommand } from './support';

// Threat 9: input of any size, depth or cunning ends in a sentence, and never in exit code 70.
// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

const CONFIG = fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  writeFileSync(join(folder, 'list.txt'), 'https://www.example.net/aaa\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const config = (include: unknown, more = '') =>
  `{ "experiments": [{ "name": "x", "flights": { "targeting": { "domain": "www.example.net", "url": { "include": ${JSON.stringify(include)} } }, "setup": { "b": { "js": ["/b.js"] } } }${more} }] }`;
const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('');
/** A file of this size that takes no room on the disk. */
const sparse = (name: string, size: number): string => {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  ftruncateSync(file, size);
  closeSync(file);
  return path;
};

/** A stream without end; how many bytes were taken of it is counted. */
const endless = (chunk: string) => {
  const count = { taken: 0 };
  const stdin = Readable.from(
    (function* () {
      for (;;) {
        count.taken += chunk.length;
        yield Buffer.from(chunk);
      }
    })(),
  );
  return { stdin, count };
};

const commands: [name: string, run: (file: string) => (io: Io) => Promise<number>][] = [
  ['check', (file) => (io) => check([file], { format: 'text' }, io)],
  ['match', (file) => (io) => match(['https://www.example.net/aaa'], { config: file, format: 'text' }, io)],
  ['match --urls', (file) => (io) => match([], { config: CONFIG, urls: [file], format: 'text', explain: true }, io)],
  ['diff', (file) => (io) => diff([file, CONFIG], { urls: [join(folder, 'list.txt')], format: 'text' }, io)],
  ['diff --urls', (file) => (io) => diff([CONFIG, CONFIG], { urls: [file], format: 'json' }, io)],
  ['test', (file) => (io) => test([file], {}, io)],
  ['test --min-coverage', (file) => (io) => test([file], { format: 'json', minCoverage: '50' }, io)],
  ['lint', (file) => (io) => lint([file], { format: 'text' }, io)],
];

describe('a file over its cap', () => {
  // Interface 9
  it.each([
    ['check', 64],
    ['match', 64],
    ['test', 64],
    ['lint', 8],
  ])('is refused by %s before it is read, and the message names the cap of %d MB', async (name, megabytes) => {
    const path = sparse(`over-${name}`, megabytes * 1e6 + 1);
    const [, run] = commands.find((each) => each[0] === name)!;
    const { code, out, err } = await runCommand(run(path));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      new RegExp(`^cobble: cannot read .*: it has ${megabytes} MB, and at most ${megabytes} MB are read\nMend: `),
    );
  });

  it('is refused at 200 MB and at 2 TB as it is at 64', async () => {
    for (const size of [200e6, 2e12])
      expect(await runCommand(commands[0]![1](sparse('huge', size)))).toMatchObject({
        code: 2,
        err: expect.stringContaining('at most 64 MB are read'),
      });
  });

  it('is read up to the cap, from a file and from standard input', async () => {
    const limit = { bytes: 10, mend: 'Less.' };
    const io = (text: string) => ({ stdin: Readable.from([Buffer.from(text)]), cwd: folder });
    for (const text of ['x'.repeat(10), 'x'.repeat(11)]) {
      writeFileSync(join(folder, 'ten'), text);
      for (const read of [() => readText('ten', io(''), limit), () => readText('-', io(text), limit)]) {
        if (text.length === 10) expect(await read()).toBe(text);
        else await expect(read()).rejects.toMatchObject({ exitCode: 2, mend: 'Less.' });
      }
    }
  });

  it.each(['check', 'match', 'test', 'lint'])(
    'and without a size, as a pipe, is left by %s at the cap',
    async (name) => {
      const { stdin, count } = endless(' '.repeat(100_000));
      const [, run] = commands.find((each) => each[0] === name)!;
      const most = name === 'lint' ? limits.page.bytes : limits.config.bytes;
      const { code, err } = await runCommand((io) => run('-')({ ...io, stdin }));
      expect([code, err]).toEqual([
        2,
        expect.stringMatching(
          /^cobble: cannot read standard input: it has more than (64|8) MB, the most that is read\nMend: /,
        ),
      ]);
      expect(count.taken).toBeLessThan(most + 5e6);
    },
  );

  it('is no file at all: a folder, standard input that is a folder, a name with a zero byte', async () => {
    const broken = () =>
      new Readable({
        read() {
          this.destroy(Object.assign(new Error('x'), { code: 'EISDIR' }));
        },
      });
    for (const [name, run] of commands) {
      expect([name, (await runCommand(run(folder))).code]).toEqual([name, 2]);
      expect([name, (await runCommand((io) => run('-')({ ...io, stdin: broken() }))).err]).toEqual([
        name,
        expect.stringContaining('standard input: it is a folder'),
      ]);
      expect([name, (await runCommand(run('a\0b'))).code]).toEqual([name, 2]);
    }
    await expect(readText('x', { stdin: Readable.from([]), cwd: folder })).rejects.toThrow(/no such file/);
  });
});

const nested = (count: number) => `^/${'('.repeat(count)}a${')'.repeat(count)}`;
const repeated = (count: number) => `^/${'('.repeat(count)}a${')+'.repeat(count)}`;

const nasty: [what: string, stdin: () => string | Buffer][] = [
  ['nothing', () => ''],
  ['zero bytes', () => Buffer.alloc(1000)],
  ['no UTF-8', () => Buffer.from([0x7b, 0xff, 0xfe, 0xc0])],
  ['UTF-16', () => Buffer.from('\ufeff{}', 'utf16le')],
  ['half a gzip', () => gzipSync('x'.repeat(5000)).subarray(0, 30)],
  ['200,000 open lists', () => '['.repeat(200_000)],
  ['lists 501 deep', () => `${'['.repeat(501)}${']'.repeat(501)}`],
  ['lists 499 deep in a config', () => `{ "experiments": ${'['.repeat(499)}${']'.repeat(499)} }`],
  ['objects 200,000 deep', () => '{"experiments":'.repeat(200_000)],
  ['a string without end', () => `{ "experiments": "${'\\'.repeat(99_999)}`],
  [
    'prototype keys',
    () =>
      '{ "__proto__": {}, "constructor": 1, "experiments": { "__proto__": { "flights": { "targeting": { "__proto__": 1, "domain": "www.example.net", "url": { "include": "^/", "toString": "x" } }, "setup": { "__proto__": { "js": ["/x.js"], "hasOwnProperty": 1 } } } } } }',
  ],
  ['a list of lone surrogates', () => config('^/X').replace('X', '\\ud800')],
  ['1,000 nested groups', () => config(nested(1000))],
  ['1,000 repeated nested groups', () => config(repeated(1000))],
  ['2,000 nested groups', () => config(nested(2000))],
  ['100,000 nested groups', () => config(nested(100_000))],
  ['100,000 repeated nested groups', () => config(repeated(100_000))],
  ['240 nested groups', () => config(nested(240))],
  ['240 nested lookaheads', () => config(`^/${'(?='.repeat(240)}a${')'.repeat(240)}`)],
  ['1,000 back references', () => config(`^/${'(a)\\1'.repeat(600)}`)],
  ['2,000 alternatives', () => config(`^/(${'a|'.repeat(2000)})`)],
  ['a pattern of 1 MB', () => config('a'.repeat(1e6))],
  ['a group of 1 MB that stays open', () => config(`(${'a'.repeat(1e6)}`)],
  ['a broken pattern with a name of 1 MB', () => config(['(', '(', '(']).replace('"x"', `"${'n'.repeat(1e6)}"`)],
  ['12,000 experiments that are lists', () => `{ "experiments": [${'[],'.repeat(12_000)}[]] }`],
  [
    '10,000 flights of one experiment',
    () => config('^/', `, "setup": { ${repeat(10_000, (n) => `"f${n}": { "js": ["a"] },`)} "z": 1 }`),
  ],
  ['HTML 200,000 deep', () => '<div>'.repeat(200_000)],
  ['templates 200,000 deep', () => '<template>'.repeat(200_000)],
  ['links in links', () => '<a><div>'.repeat(50_000)],
  [
    'a tag with 20,000 attributes',
    () => `<div data-widget=themed-button ${repeat(20_000, (n) => `data-${n.toString(36)} `)}>`,
  ],
  ['12,000 widgets that there are not, on one line', () => '<a data-widget=x></a>'.repeat(12_000)],
  ['5,000 targets among 5,000 ids', () => repeat(5000, (n) => `<a data-widget-open=#x${n}></a><p id=y${n}></p>`)],
  [
    'props of any depth',
    () =>
      `<a data-widget=sort-dropdown data-options='${'[0,'.repeat(1e5)}0${']'.repeat(1e5)}' data-props='${'[0,'.repeat(1e5)}'></a>`,
  ],
  [
    'deep props in data-props',
    () =>
      `<a data-widget=themed-button data-props='{"variant":${'[0,'.repeat(400)}0${']'.repeat(400)},"__proto__":{"href":1}}'></a>`,
  ],
  ['deep settings', () => `<script type="application/json" data-cobble-config>${'[0,'.repeat(1e5)}</script>`],
  ['a deep sitemap', () => `<urlset>${'<url>'.repeat(200_000)}`],
  ['a sitemap of namespaces', () => `<urlset>${repeat(20_000, (n) => `<a xmlns:x${n}="y">`)}`],
  ['an address of 5 MB', () => `<urlset><url><loc>${'x'.repeat(5e6)}</loc></url></urlset>`],
  [
    'billion laughs',
    () =>
      `<!DOCTYPE x [<!ENTITY a0 "ha">${repeat(30, (n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`)}]><urlset><url><loc>https://x/&a30;</loc></url></urlset>`,
  ],
  [
    'an entity of a file',
    () => '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><urlset><url><loc>&a;</loc></url></urlset>',
  ],
  [
    'URLs of 60,000 characters',
    () =>
      `https://www.example.net/${'a'.repeat(60_000)}\nhttps://${'a.'.repeat(30_000)}\nhttps://www.example.net/en-us/store?campaign=${'a'.repeat(60_000)}\nhttps://www.example.net/?enableflights=${'a,'.repeat(30_000)}`,
  ],
  [
    'cases of any kind',
    () =>
      JSON.stringify({
        config: CONFIG,
        cases: [
          {
            name: 'n'.repeat(1e5),
            url: `https://www.example.net/${'a'.repeat(1e5)}`,
            flights: ['__proto__'],
            expect: { on: ['constructor'], experiments: ['__proto__', 'store-hero'] },
          },
          { url: 'x', expect: { on: [] } },
        ],
      }),
  ],
  [
    'cases for a config that is this file',
    () => JSON.stringify({ config: '-', cases: [{ url: 'x', expect: { on: [] } }] }),
  ],
  [
    'cases for a config at no path',
    () => JSON.stringify({ config: 'a\0b', cases: [{ url: 'x', expect: { on: [] } }] }),
  ],
];

describe('nasty input', () => {
  it.each(nasty.flatMap(([what, stdin]) => commands.map(([name, run]) => [what, name, stdin, run] as const)))(
    '%s: %s ends with 0, 1 or 2, and says why',
    async (_, _command, stdin, run) => {
      const { code, out, err } = await runCommand(run('-'), stdin(), { cwd: folder });
      expect([code, err.includes('bug in cobble')]).toEqual([
        expect.toSatisfy((given: number) => [0, 1, 2].includes(given)),
        false,
      ]);
      expect(err).not.toMatch(/\n\s+at /);
      if (code === 2) expect(err).toMatch(/^cobble: \S/);
      if (code === 1) expect(out).not.toBe('');
    },
  );

  it.each<[string, string[], string, number]>([
    ['check', ['check', '-'], config(repeated(1000)), 1],
    ['lint', ['lint', '-'], '<div>'.repeat(200_000), 2],
    ['match', ['match', '--config', CONFIG, '-'], `<urlset>${'<a>'.repeat(200_000)}`, 2],
    ['build', ['build', '--theme', '../none\u001b.ts'], '', 2],
    ['snippet', ['snippet', '--base', 'javascript:\u001b'], '', 2],
    ['serve', ['serve', '--port', '-1\u009b'], '', 2],
  ])('the real command %s ends with the same code, and without a stack', async (_, args, stdin, code) => {
    const result = await new Promise<{ code: number; err: string }>((resolve) => {
      const child = execFile(process.execPath, [PROGRAM, ...args], { cwd: ROOT }, (error, _out, err) =>
        resolve({ code: error ? Number(error.code) : 0, err }),
      );
      child.stdin!.on('error', () => undefined).end(stdin);
    });
    expect(result.code).toBe(code);
    expect(result.err).not.toMatch(/\n\s+at |bug in cobble/);
  });

  it.skipIf(process.platform !== 'linux')('a full disk is no bug of ours', async () => {
    const result = await new Promise<{ code: number; err: string }>((resolve) => {
      execFile(
        '/bin/sh',
        ['-c', '"$0" "$1" check --rules > /dev/full', process.execPath, PROGRAM],
        { cwd: ROOT },
        (error, _out, err) => resolve({ code: error ? Number(error.code) : 0, err }),
      );
    });
    expect(result).toEqual({ code: 2, err: expect.stringMatching(/^cobble: cannot write to standard output: ENOSPC/) });
  });
});

it("a file of cases can't name standard input as its config: - is a file there", async () => {
  const cases = JSON.stringify({ config: '-', cases: [{ url: 'x', expect: { on: [] } }] });
  expect(await runCommand((io) => test(['-'], {}, io), cases, { cwd: folder })).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot read ./-: there is no such file'),
  });
});

describe('every cap', () => {
  it.each<[string, string, (io: Io) => Promise<number>, () => string | Buffer, RegExp]>([
    [
      'the depth of JSON',
      'check',
      (io) => check(['-'], { format: 'text' }, io),
      () => '['.repeat(501),
      /nested more than 500 deep, the most that is read/,
    ],
    [
      'the values of JSON',
      'check',
      (io) => check(['-'], { format: 'text' }, io),
      () => `[${'0,'.repeat(2_000_001)}0]`,
      /more than 2,000,000 names and values, the most that is read/,
    ],
    [
      'the depth of a pattern',
      'check',
      (io) => check(['-'], { format: 'text' }, io),
      () => config(nested(300)),
      /nested 300 deep, and at\s+most 250\s+are judged/,
    ],
    [
      'the length of a pattern',
      'check',
      (io) => check(['-'], { format: 'text' }, io),
      () => config(`^/${'a'.repeat(5000)}`),
      /5,002\s+characters, and at\s+most\s+4,096\s+are judged/,
    ],
    [
      'the depth of HTML',
      'lint',
      (io) => lint(['-'], { format: 'text' }, io),
      () => '<div>'.repeat(600),
      /nested more than 512 elements deep, the most that is read/,
    ],
    [
      'the elements of a page',
      'lint',
      (io) => lint(['-'], { format: 'text' }, io),
      () => `<p>${repeat(400, (n) => `<b x=${n}>`)}${'</p><p>x'.repeat(1000)}`,
      /more than 250,000 elements, the most that is read/,
    ],
    [
      'the depth of a sitemap',
      'match',
      (io) => match(['-'], { config: CONFIG, format: 'text' }, io),
      () => `<urlset>${'<a>'.repeat(51)}`,
      /nested more than 50 deep, the most that is read/,
    ],
    [
      'the length of a path',
      'match',
      (io) => match(['-'], { config: CONFIG, format: 'text', explain: true }, io),
      () => `https://www.example.net/${'a'.repeat(5000)}`,
      /the path has 5,001 characters, and at most\s+2,048 are judged/,
    ],
    [
      'the length of a query',
      'match',
      (io) => match(['-'], { config: CONFIG, format: 'text', explain: true }, io),
      () => `https://www.example.net/en-us/store?${'a'.repeat(5000)}`,
      /the query has 5,001 characters, and at most\s+2,048 are judged/,
    ],
    [
      'the findings of a rule',
      'lint',
      (io) => lint(['-'], { format: 'github' }, io),
      () => '<a data-widget=x></a>'.repeat(10_003),
      /\ncobble: standard input has 3 errors and 0 warnings of unknown-widget more than the 10,000 that are listed\n$/,
    ],
  ])('%s is named by %s', async (_, _command, run, stdin, message) => {
    const { out, err } = await runCommand(run, stdin());
    expect(out + err).toMatch(message);
  });

  it('of findings does not hide an error: what is not listed fails all the same', async () => {
    const page = `${'<div data-widget="flyout" data-heading="x" data-confetti-amount="x"></div>'.repeat(10_001)}`;
    expect((await runCommand((io) => lint(['-'], { format: 'github' }, io), page)).code).toBe(0);
    expect((await runCommand((io) => lint(['-'], { format: 'github', strict: true }, io), page)).code).toBe(1);
    const error = await runCommand(
      (io) => lint(['-'], { format: 'github' }, io),
      `${page}<div data-widget="flyout" data-headin="x"></div>`,
    );
    expect([error.code, error.err]).toEqual([
      1,
      expect.stringContaining('1 error and 1 warning of unknown-attribute more'),
    ]);
  });
});

describe('what else grows', () => {
  it('a suggestion is looked for among 300 names, of at most 100 characters', () => {
    const names = Array.from({ length: 301 }, (_, index) => `name-number-${index}`);
    expect([
      didYouMean('name-number-29', names),
      didYouMean('name-number-300x', names.slice(0, 299)),
      didYouMean('last-of-al', [...names.slice(0, 300), 'last-of-all']),
      didYouMean('last-of-al', ['last-of-all']),
    ]).toEqual([expect.any(String), expect.any(String), undefined, 'last-of-all']);
    expect([
      didYouMean(`${'x'.repeat(101)}`, ['x'.repeat(100)]),
      didYouMean('x'.repeat(99), ['x'.repeat(101)]),
      didYouMean('x'.repeat(99), ['x'.repeat(100)]),
    ]).toEqual([undefined, undefined, 'x'.repeat(100)]);
  });

  it('a result longer than any text is no bug of ours', async () => {
    expect(await runCommand(async () => 'x'.repeat(2 ** 29).repeat(2).length)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^cobble: the result is longer than 512 MB, the most that is written at once\nMend: /),
    });
    expect((await runCommand(() => Promise.reject(new RangeError('Maximum call stack size exceeded')))).code).toBe(70);
  });
});

describe('a packed list of URLs', () => {
  const read = async (stdin: Readable, most?: number) => {
    let [urls, batches] = [0, 0];
    const text = most === undefined ? undefined : decode(stdin as AsyncIterable<Buffer>, 'standard input', most);
    if (text) for await (const chunk of text) urls += chunk.length;
    else
      for await (const batch of urlList('-', { stdin, cwd: '/' }, { read: () => undefined })) {
        const { length } = unpackBatch(batch);
        urls += length;
        batches = Math.max(batches, length);
      }
    return { urls, batches };
  };

  it('of one line that is a bomb is one line that is too long, and held by pieces', async () => {
    expect(await read(Readable.from([gzipSync(Buffer.alloc(5e7, 'x'))]))).toEqual({ urls: 1, batches: 1 });
  });

  it('of blanks is empty', async () => {
    expect(await read(Readable.from([gzipSync(Buffer.alloc(3e7, ' \n'))]))).toEqual({ urls: 0, batches: 0 });
  });

  it('is left at its cap, and the message names it', async () => {
    await expect(read(Readable.from([gzipSync(Buffer.alloc(2e7, 'x\n'))]), 1e7)).rejects.toMatchObject({
      exitCode: 2,
      message: 'cannot read standard input: it unpacks to more than 10 MB, the most that is read',
    });
  });

  it('that is a sitemap is left at its cap, and the message names it', async () => {
    const chunk = '<url><loc>https://www.example.net/</loc></url>\n'.repeat(2000);
    let taken = 0;
    const text = async function* () {
      yield '<urlset>';
      for (;;) {
        taken += chunk.length;
        yield chunk;
      }
    };
    const drain = async (): Promise<void> => {
      for await (const batch of sitemap(text(), { name: 'x.xml', index: () => undefined, most: 2e6 }))
        expect(batch.length).toBeLessThan(2001);
    };
    await expect(drain()).rejects.toThrow(
      'cannot read x.xml: it has more than 2 MB, the most that is read of a sitemap',
    );
    expect(taken).toBeLessThan(2.2e6);
  });

  it('that is nested without end is left at the 51st element: nothing is read twice', async () => {
    const { stdin, count } = endless('<urlset>'.repeat(100));
    await expect(read(stdin)).rejects.toThrow(/nested more than 50 deep/);
    expect(count.taken).toBeLessThan(50_000);
  });
});
