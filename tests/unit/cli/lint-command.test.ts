// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { LintOptions } from '../../../cli/commands/lint';
import { lint } from '../../../cli/commands/lint';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import type { Finding } from '../../../cli/report/finding';
import { tempFolder } from '../temp-folder';
import { localServer } from './local-server';
import { testIo } from './support';

vi.setConfig({ testTimeout: 60_000 });

const BAD = '<!doctype html>\n<div data-widget="themed-buton">Play</div>\n';
const GOOD =
  '<!doctype html><link rel="stylesheet" href="/dist/realms/room.css">\n<script async src="/dist/realms/cobble.js"></script>\n<div data-widget="themed-button">Play</div>\n';

const folder = tempFolder();
beforeAll(() => {
  folder.write('bad.html', BAD);
  folder.write('good.html', GOOD);
});
const server = localServer((request, response) => {
  if (request.url === '/bad') response.setHeader('content-type', 'text/html; charset=utf-8').end(BAD);
  else if (request.url === '/data') response.setHeader('content-type', 'application/json').end('{}');
  else response.writeHead(404).end();
});

const run = async (pages: string[], options: Partial<LintOptions> = {}, stdin = '') => {
  const { io, out } = testIo(stdin, { cwd: folder.path() });
  const code = await lint(pages, { format: 'json', ...options }, io);
  return { code, out: out(), findings: options.format === undefined ? (JSON.parse(out()) as Finding[]) : [] };
};

describe('cobble lint', () => {
  it("reads the widgets' descriptions, and reports the position of each mistake", async () => {
    const { code, findings } = await run(['good.html', 'bad.html']);
    expect(code).toBe(1);
    expect(findings).toEqual([
      {
        rule: 'unknown-widget',
        severity: 'error',
        file: 'bad.html',
        line: 2,
        column: 6,
        message: 'There is no widget "themed-buton"; did you mean "themed-button"?',
        mend: 'Write data-widget="themed-button".',
        fix: 'Write data-widget="themed-button".',
      },
    ]);
  });

  it('reads pages from a server and from standard input', async () => {
    expect((await run([`${server.url()}/bad`])).findings).toMatchObject([{ file: `${server.url()}/bad`, line: 2 }]);
    expect((await run(['-'], {}, BAD)).findings).toMatchObject([{ file: '-' }]);
  });

  it('rejects unreadable input and files that are not pages', async () => {
    await expect(run([`${server.url()}/none`])).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('404'),
    });
    await expect(run([`${server.url()}/data`])).rejects.toThrow(/not a page/);
    await expect(run(['http://127.0.0.1:1/'])).rejects.toMatchObject({ exitCode: 2 });
    await expect(run(['none.html'])).rejects.toThrow(/no such file/);
    await expect(run([])).rejects.toMatchObject({ exitCode: 2 });
  });

  it('fails on warnings only in strict mode, and accepts additional theme names', async () => {
    const page = '<div data-widget="themed-button" data-theme="winter">Play</div>';
    expect((await run(['-'], {}, page)).code).toBe(0);
    expect((await run(['-'], { strict: true }, page)).code).toBe(1);
    expect((await run(['-'], { strict: true, theme: ['winter'] }, page)).findings).toEqual([]);
  });

  it('ends its text with a count, and lists its rules', async () => {
    expect((await run(['good.html'], { format: 'text' })).out).toBe('No findings in 1 page (1 widget)\n');
    const { io, out } = testIo();
    await lint([], { format: 'text', rules: true }, io);
    for (const { id } of allLintRules) expect(out()).toMatch(new RegExp(`^${id} `, 'm'));
  });
});
