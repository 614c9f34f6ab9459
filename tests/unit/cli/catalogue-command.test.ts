// @vitest-environment node
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildOptions } from '../../../cli/commands/build';
import type { CatalogueCommandOptions } from '../../../cli/commands/catalogue';
import { catalogue } from '../../../cli/commands/catalogue';
import type { Io } from '../../../cli/io/io';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

// Mock the build, which has its own tests.
const built = vi.hoisted(() => [] as unknown[]);
vi.mock('../../../cli/commands/build', () => ({
  build: async (options: BuildOptions, io: Io) => {
    built.push(options);
    io.stdout.write('built\n');
    return 0;
  },
}));

const folder = tempFolder('test');
beforeEach(() => {
  built.length = 0;
});

const run = (options: CatalogueCommandOptions = {}) =>
  runCommand((io) => catalogue({ out: 'site', theme: ['realms'], widgets: ['modal'], ...options }, io), '', {
    cwd: folder.path(),
  });
const written = () => readdirSync(folder.path('site'));
const text = (name: string) => folder.read(`site/${name}`);

describe('cobble catalogue', () => {
  it('writes pages and files for the chosen widgets, and builds the chosen themes next to them', async () => {
    const { code, out, err } = await run();
    expect([code, out]).toEqual([0, `wrote 1 widget into ${folder.path('site')}\n`]);
    expect(err).toMatch(/^built\n.*--base/s);
    expect(written()).toEqual(
      expect.arrayContaining(['index.html', 'modal.html', 'html-data.json', 'web-types.json', 'widgets.json', 'art']),
    );
    expect(written()).not.toContain('flyout.html');
    expect(built).toEqual([{ theme: ['realms'], widgets: ['modal'], out: folder.path('site/dist') }]);
    expect(readdirSync(folder.path('site/art'))).toContain('mark.svg');
  });

  it('defaults to all themes, all widgets and the folder catalogue', async () => {
    const { code } = await runCommand((io) => catalogue({}, io), '', { cwd: folder.path() });
    expect(code).toBe(0);
    const [options] = built as BuildOptions[];
    expect([options!.theme!.length, options!.widgets!.length > 30]).toEqual([8, true]);
    expect(readdirSync(folder.path())).toEqual(['catalogue']);
  });

  it('accepts a custom theme file, and shows it first', async () => {
    folder.write(
      'winter.mjs',
      `import { realms } from ${JSON.stringify(join(process.cwd(), 'src/themes/realms.ts'))};\nexport const theme = { ...realms, name: 'winter' };\n`,
    );
    const { code } = await run({ theme: ['./winter.mjs', 'gray'] });
    expect(code).toBe(0);
    expect(text('index.html')).toContain('data-looks="winter gray"');
    expect(text('themes.css')).toContain("[data-look='winter']");
    expect(built).toMatchObject([{ theme: ['./winter.mjs', 'gray'] }]);
  });

  it("adds links to editor data if the site's URL is given, joined by one slash", async () => {
    for (const base of ['https://site.example/c', 'https://site.example/c/']) {
      const { err } = await run({ base });
      expect(text('html-data.json')).toContain('"https://site.example/c/modal.html"');
      expect(text('web-types.json')).toContain('"https://site.example/c/modal.html"');
      expect(err).toBe('built\n');
    }
  });

  it('passes the given API to service-backed widgets', async () => {
    await run({ widgets: ['help-search'], api: 'https://api.example' });
    expect(text('help-search.html')).toContain('data-api="https://api.example"');
  });

  it('replaces its own files on a second run, removes stale ones, and keeps foreign files', async () => {
    await run({ widgets: ['modal', 'flyout'] });
    folder.write('site/own.txt', 'mine');
    expect((await run()).code).toBe(0);
    expect(written()).toContain('modal.html');
    expect(written()).not.toContain('flyout.html');
    expect(text('own.txt')).toBe('mine');
  });

  it.each(['index.html', 'modal.html', 'catalogue.json'])(
    'writes nothing into a folder that contains a foreign %s',
    async (name) => {
      mkdirSync(folder.path('site'));
      folder.write(`site/${name}`, 'mine');
      const { code, err } = await run();
      expect([code, err]).toEqual([2, expect.stringContaining(`${folder.path(`site/${name}`)} exists and wasn't`)]);
      expect([written(), text(name), built]).toEqual([[name], 'mine', []]);
    },
  );

  // The file list is untrusted: anybody may have written it.
  it('removes nothing outside the folder, whatever its file list contains', async () => {
    await run();
    folder.write('victim.txt', 'mine');
    mkdirSync(folder.path('site/.git'));
    folder.write('site/.git/config.txt', 'mine');
    const list = JSON.parse(text('catalogue.json')) as { files: string[] };
    const evil = ['../victim.txt', folder.path('victim.txt'), '.git/config.txt', 'a/../../victim.txt', 7];
    folder.write('site/catalogue.json', JSON.stringify({ files: [...list.files, ...evil] }));
    expect((await run()).code).toBe(0);
    expect(readdirSync(folder.path())).toContain('victim.txt');
    expect(readdirSync(folder.path('site/.git'))).toEqual(['config.txt']);
  });

  it('reports a file given as the folder', async () => {
    folder.write('site', 'mine');
    const { code, err } = await run();
    expect([code, err]).toEqual([2, expect.stringContaining('is a file')]);
    expect(built).toEqual([]);
  });

  // These errors used to be reported as internal, with exit code 70.
  it.each<[string, () => void]>([
    ['art', () => folder.write('site/art', 'mine')],
    ['modal.html', () => symlinkSync('none/page.html', folder.path('site/modal.html'))],
    ['catalogue.json', () => symlinkSync('none/list.json', folder.path('site/catalogue.json'))],
  ])("reports that it can't write %s", async (name, make) => {
    mkdirSync(folder.path('site'));
    make();
    const { code, err } = await run();
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(
        new RegExp(`cobble: cannot write ${folder.path(`site/${name}`)}: .*\nFix: Name another folder with --out`),
      ),
    ]);
  });

  it('reports a folder in place of a stale catalogue file', async () => {
    await run({ widgets: ['modal', 'flyout'] });
    rmSync(folder.path('site/flyout.html'));
    mkdirSync(folder.path('site/flyout.html'));
    const { code, err } = await run();
    expect([code, err]).toEqual([2, expect.stringContaining(`cannot write ${folder.path('site/flyout.html')}: `)]);
  });

  it.each([
    [{ widgets: ['modla'] }, "unknown widget 'modla'", 'Did you mean modal?'],
    [{ widgets: ['zzzzzzz'] }, "unknown widget 'zzzzzzz'", 'Available widgets'],
    [{ widgets: [] }, "--widgets doesn't name a widget", 'Available widgets'],
    [{ theme: ['relms'] }, "unknown theme 'relms'", 'Did you mean realms?'],
    [{ api: '/api' }, "--api /api isn't an http URL", 'Write --api https://'],
    [{ base: 'ftp://site.example/' }, "--base ftp://site.example/ isn't an http URL", 'Write --base https://'],
    [{ base: 'https://' }, "--base https:// isn't an http URL", 'Write --base https://'],
  ] satisfies [CatalogueCommandOptions, string, string][])(
    'rejects %o with a message, and writes nothing',
    async (options, message, advice) => {
      const { code, out, err } = await run(options);
      expect([code, out, readdirSync(folder.path()), built]).toEqual([2, '', [], []]);
      expect(err).toContain(message);
      expect(err).toContain(advice);
    },
  );
});
