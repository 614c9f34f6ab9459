// @vitest-environment node
import { SaxesParser } from 'saxes';
import { describe, expect, it, vi } from 'vitest';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import { match } from '../../../cli/commands/match';
import { test } from '../../../cli/commands/test';
import type { Io } from '../../../cli/io/io';
import { EVIL, NAME, URLS } from './hostile-input';
import { CONTROLS, hostileFolder } from './hostile-output-support';
import { runCommand } from './support';

// Threat 8: output contains untrusted text, and terminals and runners execute its commands.
vi.setConfig({ testTimeout: 60_000 });

const folder = hostileFolder();

describe('untrusted text in the output formats', () => {
  it('preserves untrusted text as valid JSON in every JSON format', async () => {
    const read = async (command: (io: Io) => Promise<number>, stdin = '') =>
      (await runCommand(command, stdin, { cwd: folder.path() })).out;
    const findings = JSON.parse(await read((io) => check([NAME], { format: 'json' }, io))) as {
      file: string;
      message: string;
    }[];
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set([NAME]));
    expect(findings.some(({ message }) => message.includes('\\u001b[95m'))).toBe(true);
    const sarif = JSON.parse(await read((io) => lint(['page.html'], { format: 'sarif' }, io))) as {
      runs: [{ results: unknown[] }];
    };
    expect(sarif.runs[0].results.length).toBeGreaterThan(5);
    const rows = (await read((io) => match(URLS, { config: 'config.json', format: 'json', flights: [EVIL] }, io)))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { url: string; scripts?: string[] });
    expect(rows.map((row) => row.url)).toEqual(URLS);
    expect(rows[2]!.scripts).toEqual([EVIL]);
  });

  it("writes one line per finding in GitHub's format, with escaped line ends", async () => {
    const { out } = await runCommand((io) => check([NAME], { format: 'github' }, io), '', { cwd: folder.path() });
    const lines = out.trimEnd().split('\n');
    for (const line of lines.slice(0, -1))
      expect(line).toMatch(
        /^::(error|warning) file=%3A%3Aerror%3A%3Aa \\u001b[^\n]*,line=\d+,col=\d+,title=cobble [a-z-]+::[^\n]+$/,
      );
    expect(lines.at(-1)).toMatch(/^cobble: \d+ errors, \d+ warnings$/);
    expect(out).toContain('%0D');
  });

  it('writes valid XML 1.0 in JUnit, without raw control characters', async () => {
    await runCommand((io) => test(['cases.json', `${NAME}cases`], { junit: 'junit.xml' }, io), '', {
      cwd: folder.path(),
    });
    const xml = folder.read('junit.xml');
    const names: unknown[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      if (name === 'testcase') names.push(attributes.name);
    });
    parser.write(xml).close();
    expect(xml).not.toMatch(CONTROLS);
    expect(names[0]).toMatch(
      /^::error::a \\u001b\[95mp.*\\u061c\r::error::c\n {2}::warning file=x::d\n\u00a0::notice::e\t$/s,
    );
  });
});
