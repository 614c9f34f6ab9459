// @vitest-environment node
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { DiffOptions } from '../../../cli/commands/diff';
import { diff } from '../../../cli/commands/diff';
import { diffFolder, experiment, HELP, hero, none, STORE } from './diff-support';
import { runCommand, testIo } from './support';

vi.setConfig({ testTimeout: 60_000 });

const { folder, run } = diffFolder();

// Interface 9
describe('cobble diff', () => {
  it('writes an object with exactly the documented members per changed URL, and exits with 1', async () => {
    const { code, rows, err } = await run({ hero }, { other: experiment('^/store', { o: { js: ['/other.js'] } }) });
    expect([code, err]).toEqual([1, '']);
    expect(rows).toEqual([
      {
        url: STORE,
        added: ['other'],
        removed: ['hero'],
        scripts: { added: ['/other.js'], removed: ['/hero.js'] },
        styles: { added: [], removed: ['/hero.css'] },
      },
    ]);
  });

  it('writes nothing and exits with 0 if every page runs the same', async () => {
    expect(
      await run({ hero }, { hero: experiment('^/(store|shop)', { b: { js: ['/hero.js'], css: ['/hero.css'] } }) }),
    ).toMatchObject({ code: 0, out: '', err: '' });
  });

  it('reports added and removed experiments, scripts and styles', async () => {
    const heroWith = (js: string, ...css: string[]) => ({ hero: experiment('^/store', { b: { js: [js], css } }) });
    const bare = { bare: experiment('^/store', {}) };
    const change = (more: object) => ({ url: STORE, added: [], removed: [], scripts: none, styles: none, ...more });
    const files = (added: string[], removed: string[]) => ({ added, removed });
    const comes = { added: ['hero'], scripts: files(['/hero.js'], []), styles: files(['/hero.css'], []) };
    for (const [before, after, more] of [
      [{}, { hero }, comes],
      [{ hero }, heroWith('/2.js', '/hero.css'), { scripts: files(['/2.js'], ['/hero.js']) }],
      [{ hero }, heroWith('/hero.js'), { styles: files([], ['/hero.css']) }],
      [{}, bare, { added: ['bare'] }],
      [bare, {}, { removed: ['bare'] }],
    ] as const)
      expect(await run(before, after)).toMatchObject({ code: 1, rows: [change(more)] });
  });

  it('reports a moved file as removed and added, because files run in order', async () => {
    const files = (js: string[], css: string[] = []) => ({ x: experiment('^/store', { b: { js, css } }) });
    expect((await run(files(['/1.js', '/2.js', '/3.js']), files(['/3.js', '/1.js', '/2.js']))).rows).toEqual([
      { url: STORE, added: [], removed: [], scripts: { added: ['/3.js'], removed: ['/3.js'] }, styles: none },
    ]);
    expect((await run(files([], ['/1.css', '/2.css']), files([], ['/2.css', '/1.css']))).code).toBe(1);
    const [a, b] = [experiment('^/store', { a: { js: ['/a.js'] } }), experiment('^/store', { b: {} })];
    expect((await run({ a, b }, { b, a })).code).toBe(0);
  });

  it('assumes that every flight of both configs is assigned, unless --flights is given', async () => {
    const two = experiment('^/store', { b: { js: ['/hero.js'], css: ['/hero.css'] }, c: { js: ['/c.js'] } });
    expect((await run({ hero }, { hero: two })).rows).toMatchObject([{ scripts: { added: ['/c.js'], removed: [] } }]);
    expect((await run({ hero: two }, { hero })).rows).toMatchObject([{ scripts: { added: [], removed: ['/c.js'] } }]);
    expect((await run({ hero }, { hero: two }, { flights: ['b'] })).code).toBe(0);
    expect((await run({ hero }, { hero: two }, { flights: ['c'] })).code).toBe(1);
  });

  it("applies the switches in a URL's query", async () => {
    folder.write('off.txt', `${STORE}?disableallflights=true\n`);
    const other = experiment('^/store', { b: { js: ['/2.js'] } });
    expect((await run({ hero }, { hero: other }, { urls: ['off.txt'] })).code).toBe(0);
  });

  it('reads several lists, a sitemap and standard input', async () => {
    folder.write('map.xml', `<urlset><url><loc>${STORE}?map</loc></url></urlset>`);
    const { rows } = await run({}, { hero }, { urls: ['urls.txt', 'map.xml', '-'] }, `${STORE}?stdin`);
    expect(rows.map(({ url }) => url)).toEqual([STORE, `${STORE}?map`, `${STORE}?stdin`]);
  });

  it('reads a config from standard input', async () => {
    folder.write('new.json', JSON.stringify({ experiments: { hero } }));
    for (const files of [['-', 'new.json'] as const, ['new.json', '-'] as const])
      expect(
        (
          await runCommand((io) => diff(files, { urls: ['urls.txt'], format: 'json' }, io), '{ "experiments": [] }', {
            cwd: folder.path(),
          })
        ).code,
      ).toBe(1);
  });

  it('writes short, readable text that ends with a count', async () => {
    const { out, code } = await run(
      { hero },
      { hero: experiment('^/store', { b: { js: ['/2.js'] } }), bare: experiment('^/help', {}) },
      { format: 'text' },
    );
    expect(code).toBe(1);
    expect(out).toBe(
      `${STORE}\n  - script      /hero.js\n  + script      /2.js\n  - style       /hero.css\n${HELP}\n  + experiment  bare\n2 of 2 URLs change\n`,
    );
    expect((await run({ hero }, { hero }, { format: 'text' })).out).toBe('0 of 2 URLs change\n');
    expect((await run({}, { hero }, { format: 'text' })).out).toMatch(/\n1 of 2 URLs changes\n$/);
  });

  // threat 8
  it.each(['text', 'json'] as const)('escapes control characters in %s, and begins no line with ::', async (format) => {
    const odd = experiment('^/store', { b: { js: ['::error::\u001b[31m'] } });
    const { out } = await run({}, { '::error x\n\u202e': odd }, { format });
    expect(out).not.toMatch(/[\u001b\u202e]|^\s*::/m);
  });

  it('exits with 2 if a line is not a URL, because the comparison is incomplete', async () => {
    folder.write('broken.txt', `www.example.net/store\n${STORE}\nnonsense\n`);
    const { code, rows, err } = await run({}, { hero }, { urls: ['broken.txt'] });
    expect([code, rows.length]).toEqual([2, 1]);
    expect(err).toMatch(/^cobble: skipped 2 invalid URLs: www\.example\.net\/store, …\nFix: /);
    expect((await run({}, { hero }, { urls: ['broken.txt'], format: 'text' })).out).toMatch(/1 of 1 URL changes\n$/);
    folder.write('broken.txt', 'nonsense\n');
    expect((await run({}, { hero }, { urls: ['broken.txt'] })).err).toMatch(/skipped 1 invalid URL: nonsense\n/);
  });

  it('warns that part of a config with an invalid pattern is skipped', async () => {
    const { err, code } = await run({ hero }, { hero, bad: experiment('^/(a+)+$', {}) });
    expect([code, err]).toEqual([
      0,
      'cobble: the page skips 1 part of new.json; run cobble check new.json to see where and how to fix it\n',
    ]);
    // The message used to suggest `cobble check -`, although standard input has already been read.
    const text = JSON.stringify({ experiments: { hero, bad: experiment('^/(a+)+$', {}) } });
    const piped = await runCommand((io) => diff(['old.json', '-'], { urls: ['urls.txt'], format: 'json' }, io), text, {
      cwd: folder.path(),
    });
    expect(piped.err).toBe(
      'cobble: the page skips 1 part of standard input; to see where and how to fix it, save the config to a file and run cobble check FILE\n',
    );
  });

  it.each<[string, [string, string], Partial<DiffOptions>]>([
    ['no list', ['old.json', 'new.json'], { urls: undefined }],
    ['standard input twice', ['-', '-'], {}],
    ['standard input twice with a list', ['-', 'new.json'], { urls: ['-'] }],
    ['a missing config', ['old.json', 'none.json'], {}],
    ['a missing list', ['old.json', 'new.json'], { urls: ['none.txt'] }],
    ['a file that is not a config', ['urls.txt', 'new.json'], {}],
  ])('rejects %s as wrong usage', async (_, files, options) => {
    await run({}, {});
    const { code, out, err } = await runCommand(
      (io) => diff(files, { urls: ['urls.txt'], format: 'json', ...options }, io),
      '{ "experiments": [] }',
      { cwd: folder.path() },
    );
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^cobble: \S/)]);
  });

  it('waits for a slow reader instead of buffering output', async () => {
    await run({}, { hero });
    const { io } = testIo(`${STORE}\n`.repeat(20_000), { cwd: folder.path() });
    const stdout = new PassThrough({ highWaterMark: 16 });
    let [most, lines] = [0, 0];
    const reading = (async () => {
      for await (const chunk of stdout) {
        most = Math.max(most, stdout.readableLength + stdout.writableLength);
        lines += String(chunk).split('\n').length - 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await diff(['old.json', 'new.json'], { urls: ['-'], format: 'json' }, { ...io, stdout });
    stdout.end();
    await reading;
    expect(lines).toBe(20_000);
    expect(most).toBeLessThan(300_000);
  });
});
