// @vitest-environment node
// Tests the WordPress plugin's settings and output if PHP is installed; `npm run test:cms` uses the real WordPress.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '../temp-folder';

const folder = tempFolder();
const saved = { address: 'https://cdn.example/', theme: 'realms', options: '{"links":"on"}' };
const given = { address: 'https://evil.example/', theme: 'Gray', options: '{"api":"https://evil.example"}' };

const run = (input: object) =>
  JSON.parse(
    execFileSync('php', ['tests/unit/wordpress/stand-in.php', folder.path('cobble.php')], {
      input: JSON.stringify({ saved, may: ['manage_options'], ...input }),
      encoding: 'utf8',
    }),
  ) as {
    checked: unknown;
    fields: Record<string, string>;
    tag: Record<string, string>;
    problems: string[];
    element: string;
    block: string;
  };

describe.runIf(spawnSync('php', ['-v']).status === 0)('the WordPress plugin', () => {
  beforeAll(() => {
    copyFileSync('examples/wordpress/cobble.php', folder.path('cobble.php'));
    const props = { title: { attribute: 'data-title' } };
    folder.write(
      'widgets.json',
      JSON.stringify({ themes: ['winter'], widgets: [{ name: 'marketplace-tile', props }] }),
    );
  });

  // In a multisite network, the administrator of a site used to be able to add any script to its pages.
  it('keeps address and options if the user may not write unfiltered HTML, and saves the theme', () => {
    expect(run({ given }).checked).toEqual({ ...saved, theme: 'gray' });
    expect(run({ given: { theme: 'gray' } }).checked).toEqual({ ...saved, theme: 'gray' });
  });

  it('saves all settings of a user who may', () => {
    const may = ['manage_options', 'unfiltered_html'];
    expect(run({ given, may }).checked).toEqual({ ...given, theme: 'gray' });
    expect(run({ given: { ...given, options: '[' }, may }).checked).toMatchObject({ options: saved.options });
    expect(run({ given: {}, may }).checked).toEqual({ address: '', theme: 'winter', options: '' });
  });

  it('explains which fields can’t be changed, and why', () => {
    const { address, theme, options } = run({}).fields;
    for (const field of [address, options]) {
      expect(field).toMatch(/^<input [^>]* disabled>/);
      expect(field).toContain('only users with the unfiltered_html capability');
    }
    expect(theme).toMatch(/^<input [^>]*value="realms"><p /);
    expect(run({ may: ['unfiltered_html'] }).fields.address).toMatch(
      /^<input [^>]*value="https:\/\/cdn\.example\/"><p /,
    );
  });

  // An empty URL used to mean that nothing runs, and no page said so.
  it('uses the build in its folder and a theme that the build contains, unless a URL is set', () => {
    expect(run({ saved: {} })).toMatchObject({ tag: [], problems: [expect.stringContaining('There is no build.')] });
    mkdirSync(folder.path('dist'));
    folder.write('dist/manifest.json', '{}');
    try {
      const { tag, problems } = run({ saved: {} });
      expect(tag.src).toBe('https://site.example/wp-content/plugins/cobble/dist/winter/cobble.js');
      expect(tag['data-base']).toBe('https://site.example/wp-content/plugins/cobble/dist/');
      expect(problems).toEqual([]);
      expect(run({}).tag.src).toBe('https://cdn.example/realms/cobble.js');
    } finally {
      rmSync(folder.path('dist'), { recursive: true });
    }
  });

  // A list used to be omitted, so every widget was allowed. An empty string used to leave a trailing comma, which
  // ignored the whole page.
  it.each([
    [{ allow: ['modal', 'flyout'] }, 'data-allow', 'modal flyout'],
    [{ allow: [] }, 'data-allow', ''],
    [
      { links: ['https://a.example', { of: 'b' }, 'https://c.example'] },
      'data-links',
      'https://a.example https://c.example',
    ],
    [{ ignore: ['.wall', '.notes'] }, 'data-ignore', '#comments,…,.wall,.notes'],
    [{ ignore: '.wall' }, 'data-ignore', '#comments,…,.wall'],
    [{ ignore: '' }, 'data-ignore', '#comments,…'],
    [{ ignore: [] }, 'data-ignore', '#comments,…'],
    [{ signIn: { url: 'x' }, 'sign-in': { url: 'x' } }, 'data-sign-in', undefined],
  ])('writes the options %j into the tag', (options, name, expected) => {
    const { tag } = run({ saved: { ...saved, options: JSON.stringify(options) } });
    const regions = '.comment-list,.wp-block-comments,.wp-block-latest-comments,.wp-block-post-comments-form';
    expect(tag[name]?.replace(regions, '…')).toBe(expected);
    expect(tag.src).toBe('https://cdn.example/realms/cobble.js');
  });

  it('writes only known attributes of the widget, as in the preview', () => {
    const props = { title: 'A [b] > "c"', theme: 'gray', name: 'a', load: 'idle', widget: 'modal', controller: 'evil' };
    expect(run({ widget: 'marketplace-tile', props }).element).toBe(
      '<div data-widget="marketplace-tile" data-title="A &#91;b&#93; &gt; &quot;c&quot;" data-theme="gray" data-name="a" data-load="idle"></div>',
    );
    expect(run({ widget: 'no-such', props }).element).toBe('');
  });

  // A block of a widget without slots used to be empty without scripts.
  it('writes the fallback into the element of a block without content', () => {
    expect(run({ widget: 'marketplace-tile' }).block).toBe('<div data-widget="marketplace-tile">A &lt; B</div>');
  });
});
