// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type BuildOptions, build } from '../../../cli/commands/build';
import { furtherRequests } from '../../../cli/sizes/further-requests';
import { warnOfLimits } from '../../../cli/sizes/warn-of-limits';
import { gray } from '../../../src/themes/gray';
import { runCommand, testIo } from '../cli/support';
import { tempFolder } from '../temp-folder';

const folder = tempFolder('test');

/** Returns a gradient that doesn't compress well. */
const gradient = (seed: string): string => {
  const stop = (n: number) => {
    const bytes = createHash('md5')
      .update(seed + n)
      .digest();
    return `#${bytes.toString('hex', 0, 3)} ${bytes.readUInt16BE(3) / 1000}%`;
  };
  return `linear-gradient(${Array.from({ length: 220 }, (_, n) => stop(n)).join()})`;
};
const run = (options: BuildOptions) =>
  runCommand((io) => build({ widgets: ['modal'], out: 'out', ...options }, io), '', { cwd: folder.path() });

// CLI-3
it('warns of a theme that makes a widget larger than its budget, and fails with --budget', async () => {
  const theme = { ...gray, name: 'ours', band: { ...gray.band, crest: gradient('crest'), foot: gradient('foot') } };
  folder.write('ours.ts', `export default ${JSON.stringify(theme)}`);
  const warned = await run({ theme: ['./ours.ts'] });
  expect(warned.code).toBe(0);
  expect(warned.err).toMatch(
    /^cobble: sizes over budget: 1 of \d, most of all modal: \d{4} of 4000 bytes \(brotli\)\nFix: Shorten --base, and long values of the theme.*\n$/,
  );
  const failed = await run({ theme: ['./ours.ts'], budget: true });
  expect([failed.code, failed.err]).toEqual([1, '']);
  expect(failed.out).toMatch(/^ {2}modal +\d{4} of {3}4000 {2}\d+ over$/m);
  expect(await run({ theme: ['gray'] })).toMatchObject({ code: 0, err: '' });
}, 60_000);

it('allows a custom theme a few more bytes than the bundled ones', () => {
  const warnings = (brotli: number, isCustom: boolean) => {
    const { io, err } = testIo();
    warnOfLimits([{ what: 'modal', brotli, budget: 1000 }], [], isCustom, io);
    return err();
  };
  expect([warnings(1000, false), warnings(1050, true)]).toEqual(['', '']);
  expect(warnings(1001, false)).toMatch(/modal: 1001 of 1000 bytes \(brotli\)\nFix: .*budgets\.ts in the same commit/);
  expect(warnings(1051, true)).toContain('1051 of 1000');
});

it('warns of a file that requests another one by itself', () => {
  const files = new Map([
    ['chunks/a.js', 'import{x as e}from"./b.js";import"./c.js";const t=`from "d.js"`;export{t}from"./e.js"'],
    ['chunks/f.js', 'const t="import x";import("./g.js");export{t as default};'],
    ['gray/a.css', '@import "h.css";a{background:url(i.png),url("data:image/png;base64,AA"),url(#j)}'],
  ]);
  const { io, err } = testIo();
  warnOfLimits([], furtherRequests(files), false, io);
  expect(err().match(/(?<=requests )\S+/g)).toEqual(['./b.js', './c.js', './e.js', 'h.css', 'i.png']);
  expect(err()).toMatch(
    /^cobble: chunks\/a\.js requests \.\/b\.js by itself, which takes another round trip\nFix: Inline/,
  );
});
