// @vitest-environment node
import { chmodSync, readFileSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { jsonDocument } from '../../../cli/check/json/document';
import { allRules } from '../../../cli/check/rules/all-rules';
import { wrapExample } from '../../../cli/check/rules/rule';
import { runRules } from '../../../cli/check/rules/run-rules';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import { writeFixed } from '../../../cli/fix/write-fixed';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import { config, fixFolder, fixing } from './fix-support';

// Interface 9: --fix applies a fix only if it is certain to be right.
vi.setConfig({ testTimeout: 60_000 });

const { path, write, read, run, fixed } = fixFolder();

describe('check --fix and lint --fix', () => {
  it('terminates on every documented mistake, and introduces none', { tags: 'all' }, async () => {
    for (const rule of allRules) {
      const text = wrapExample(rule.wrong);
      const rulesIn = async (json: string) =>
        (await runRules(jsonDocument('x', json), allRules, { allowedOrigins: undefined })).findings.map(
          (each) => each.rule,
        );
      const before = await rulesIn(text);
      for (const id of await rulesIn(await fixed('config.json', text))) expect(before).toContain(id);
    }
    for (const rule of allLintRules) await fixed('page.html', rule.wrong);
  });

  it('keeps a byte order mark, line ends and every character', async () => {
    const text = Buffer.from(`\ufeff${config('{ "inlcude": "^/störe\\u2028" }')}\r\n\r\n`);
    write('config.json', text);
    await run(fixing('config.json'));
    expect(readFileSync(path('config.json'))).toEqual(Buffer.from(text.toString().replace('inlcude', 'include')));
    const page = Buffer.from('\ufeff<!doctype html>\r\n<p data-widget="themed-buton">\u0000😀\u2028\r');
    write('page.html', page);
    await run(fixing('page.html'));
    expect(readFileSync(path('page.html'))).toEqual(Buffer.from(page.toString().replace('buton', 'button')));
  });

  it("doesn't write a file without fixes", async () => {
    write('config.json', config('{ "include": "store" }'));
    write('page.html', '<p data-widget="none-such">');
    for (const name of ['config.json', 'page.html'] as const) {
      utimesSync(path(name), 1, 1);
      await run(fixing(name));
      expect(statSync(path(name)).mtimeMs).toBe(1000);
    }
  });

  it("writes through a symbolic link, and keeps the file's mode", async () => {
    write('real.json', config('{ "inlcude": "^/store" }'));
    chmodSync(path('real.json'), 0o600);
    symlinkSync('real.json', path('config.json'));
    await run(fixing('config.json'));
    expect([read('real.json').includes('"include"'), statSync(path('real.json')).mode & 0o777]).toEqual([true, 0o600]);
  });

  it('prints fixed and remaining findings, and exits by the remaining ones', async () => {
    write('config.json', config('{ "inlcude": ["^/store", "^/("] }'));
    const { code, out, err } = await run(fixing('config.json'));
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(
      /^config\.json:3:\d+ fixed unknown-key\n .*\n {4}- "inlcude"\n {4}\+ "include"\n\nconfig\.json:3:\d+ error pattern-syntax\n/,
    );
    expect(out).toMatch(/\n1 error, 0 warnings in 1 file \(1 experiment, 2 patterns\)\n$/);
    write('page.html', '<p data-widget="themed-buton">');
    expect(await run(fixing('page.html'))).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /fixed unknown-widget\n[^]*- themed-buton\n {4}\+ themed-button\n\nNo findings in 1 page \(1 widget\)\n$/,
      ),
    });
  });

  it('prints only the chosen format on standard output', async () => {
    write('config.json', config('{ "inlcude": "^/store" }'));
    const { out, err } = await run(fixing('config.json', 'json'));
    expect([out, err]).toEqual(['[]\n', expect.stringContaining('fixed unknown-key')]);
  });

  // Threat 8
  it('escapes control characters and commands in what was fixed', async () => {
    write('page.html', '<p data-widget="themed-button" data-href=">\n  ::error::\u001b[2J\u202e>">');
    const { out } = await run(fixing('page.html'));
    expect(out).toContain('fixed raw-greater-than');
    expect(out).not.toMatch(/[\u001b\u202e]|^\s*::/m);
  });

  it('prints fixed standard input byte by byte, and findings as messages', async () => {
    const text = `\ufeff${config('{ "inlcude": "^/store" }')}\r\n`;
    const { code, out, err } = await run((io) => check(['-'], { format: 'text', fix: true }, io), text);
    expect([code, out]).toEqual([0, text.replace('inlcude', 'include')]);
    expect(err).toMatch(/fixed unknown-key[^]*No findings/);
    const valid = await run((io) => lint(['-'], { format: 'text', fix: true }, io), '<p>x</p>');
    expect([valid.out, valid.err]).toEqual(['<p>x</p>', 'No findings in 1 page (0 widgets)\n']);
  });

  // The fixed markup used to be printed to standard output, where programs parsed it as findings.
  it.each(['json', 'sarif', 'github', 'gitlab'] as const)(
    'rejects standard input with --format %s before writing anything',
    async (format) => {
      const text = config('{ "inlcude": "^/store" }');
      write('config.json', text);
      for (const command of [check, lint]) {
        const { code, out, err } = await run((io) => command(['config.json', '-'], { format, fix: true }, io), '<p>');
        expect([code, out, read('config.json')]).toEqual([2, '', text]);
        expect(err).toBe(
          `cobble: --fix can't report as ${format} for standard input, because the fixed text is written to standard output\nFix: Name a file, or use --format text.\n`,
        );
      }
      expect((await run((io) => lint(['-'], { format }, io), '<p>')).code).toBe(0);
    },
  );

  // Threat 8
  it('refuses to print standard input that contains runner commands', async () => {
    const { code, out, err } = await run(
      (io) => lint(['-'], { format: 'text', fix: true }, io),
      '<p>\n ::error::x <b data-widget="themed-buton">',
    );
    expect([code, out, err]).toEqual([
      2,
      '',
      expect.stringMatching(/^cobble: cannot print the fixed text: .*starts with ::/),
    ]);
  });

  it('rejects a URL or an unreadable file before writing anything', async () => {
    const page = '<p data-widget="themed-buton">';
    write('page.html', page);
    for (const [other, message] of [
      ['http://127.0.0.1:1/', "cobble: --fix can't write to http://127.0.0.1:1/\n"],
      ['none.html', 'cobble: cannot read none.html'],
    ] as const) {
      const { code, err } = await run((io) => lint(['page.html', other], { format: 'text', fix: true }, io));
      expect([code, read('page.html')]).toEqual([2, page]);
      expect(err.startsWith(message)).toBe(true);
    }
  });

  it("reports a file that can't be written", async () => {
    const { code, err } = await run(async (io) => {
      await writeFixed({ name: 'none/page.html', text: '' }, io);
      return 0;
    });
    expect([code, err]).toEqual([2, expect.stringMatching(/^cobble: cannot write none\/page\.html: /)]);
  });
});
