// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SnippetOptions } from '../../../cli/commands/snippet';
import { snippet } from '../../../cli/commands/snippet';
import { contentSecurityPolicy } from '../../../cli/snippet/content-security-policy';
import { importMap } from '../../../cli/snippet/import-map';
import { tempFolder } from '../temp-folder';
import { testIo } from './support';

const folder = tempFolder();
beforeAll(() => {
  const file = (integrity: string) => ({ bytes: 1, gzip: 1, brotli: 1, integrity });
  mkdirSync(folder.path('dist'));
  const plain = {
    'chunks/tile.0a1b2c.js': file('sha384-ccc'),
    'realms/cobble.js': file('sha384-aaa'),
    'vanilla/cobble.js': file('sha384-bbb'),
  };
  folder.write(
    'dist/manifest.json',
    JSON.stringify({
      files: {
        ...plain,
        'chunks/part-X.0a1b2c.js': file('sha384-ddd'),
        'integrity/realms.0a1b2c.json': file('sha384-eee'),
        'realms/tile.0a1b2c.css': file('sha384-fff'),
        'realms/cobble.0a1b2c.js': file('sha384-ggg'),
        'services.js': file('sha384-hhh'),
        'vanilla/cobble.0a1b2c.js': file('sha384-iii'),
      },
    }),
  );
  mkdirSync(folder.path('earlier'));
  folder.write('earlier/manifest.json', JSON.stringify({ files: plain }));
  mkdirSync(folder.path('roomy'));
  const roomy = {
    ...plain,
    'chunks/experiments.0a1b2c.js': file('sha384-exp'),
    'chunks/runtime.0a1b2c.js': file('sha384-run'),
    'fonts/face.css': file('sha384-sheet'),
    'fonts/jersey-10.woff2': file('sha384-face'),
    'realms/cobble.0a1b2c.js': file('sha384-ggg'),
    'room.0a1b2c.css': file('sha384-room'),
    'realms/room.css': file('sha384-room'),
    ...Object.fromEntries(
      [
        'chunks/carousel.0a1b2c.js',
        'chunks/marketplace-popular.0a1b2c.js',
        'chunks/services-marketplace.0a1b2c.js',
        'chunks/services.0a1b2c.js',
        'realms/areas.0a1b2c.css',
        'realms/carousel.0a1b2c.css',
        'realms/marketplace-popular.0a1b2c.css',
        'vanilla/carousel.0a1b2c.css',
      ].map((path) => [path, file(`sha384-${path}`)]),
    ),
  };
  folder.write('roomy/manifest.json', JSON.stringify({ files: roomy }));
  mkdirSync(folder.path('one'));
  const all = {
    chunks: ['runtime', 'carousel', 'services', 'services-marketplace', 'marketplace-popular'],
    sheets: ['areas', 'carousel', 'marketplace-popular'],
  };
  folder.write('one/manifest.json', JSON.stringify({ contents: { cobble: all }, files: roomy }));
  mkdirSync(folder.path('grouped'));
  const components = { chunks: ['runtime', 'carousel'], sheets: ['carousel'] };
  folder.write(
    'grouped/manifest.json',
    JSON.stringify({
      contents: { 'cobble-components': components },
      files: { ...roomy, 'realms/cobble-components.js': file('sha384-com') },
    }),
  );
  folder.write(
    'page.html',
    `<!doctype html><div data-widget="carousel"></div><div data-widget="carousel" data-theme="vanilla"></div>
    <div data-widget="marketplace-popular" data-theme="odd"></div><div data-widget="flyout" data-load="interaction"></div>
    <div data-cobble-off><div data-widget="promo-banner"></div></div><template data-widget="unknown"></template>`,
  );
  folder.write('bare.html', '<!doctype html><p>Nothing</p>');
  folder.write(
    'areas.html',
    '<!doctype html><div data-widget="marketplace-popular"></div><div data-widget="modal" data-load="interaction"></div>',
  );
  mkdirSync(folder.path('odd'));
  folder.write('odd/manifest.json', '{ "files": { "realms/cobble.js": {} } }');
  folder.write('experiments.json', '{ "experiments": [] }');
});

const run = async (options: Partial<SnippetOptions>) => {
  const { io, out, err } = testIo('', { cwd: folder.path() });
  expect(await snippet({ out: 'dist', ...options }, io)).toBe(0);
  const head = (parse(out()).childNodes[0] as DefaultTreeAdapterTypes.Element)
    .childNodes[0] as DefaultTreeAdapterTypes.Element;
  const elements = head.childNodes.filter((node) => 'attrs' in node) as DefaultTreeAdapterTypes.Element[];
  return {
    out: out(),
    err: err(),
    elements: elements.map(
      ({ tagName, attrs, childNodes }): Record<string, string> => ({
        tagName,
        ...Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
        ...(childNodes[0] && { text: (childNodes[0] as DefaultTreeAdapterTypes.TextNode).value }),
      }),
    ),
  };
};

// The README's command for an installed package: there is no dist folder next to the package.
describe('cobble snippet without --out', () => {
  it("uses the package's own build if there is none in dist, and reports that", async () => {
    const { io, out, err } = testIo('', { cwd: folder.path('earlier') });
    expect(await snippet({ theme: 'realms', base: '/cobble/' }, io, folder.path('roomy'))).toBe(0);
    expect(out()).toContain('src="/cobble/realms/cobble.js"');
    expect(err()).toContain(
      `There is no build in dist, so this tag is for the package's own build in ${folder.path('roomy')}.\n`,
    );
  });

  it('uses the build in dist if there is one', async () => {
    mkdirSync(folder.path('site/dist'), { recursive: true });
    folder.write('site/dist/manifest.json', folder.read('roomy/manifest.json').replaceAll('realms/', 'ours/'));
    const { io, out, err } = testIo('', { cwd: folder.path('site') });
    expect(await snippet({}, io, folder.path('roomy'))).toBe(0);
    expect([out().includes('src="/dist/ours/cobble.js"'), err().includes('own')]).toEqual([true, false]);
  });

  it('rejects a snippet without any build', async () => {
    const { io } = testIo('', { cwd: folder.path('earlier') });
    await expect(snippet({}, io, folder.path('odd'))).rejects.toMatchObject({
      exitCode: 2,
      advice: "Run cobble build first, or name the build's folder with --out.",
    });
  });
});

describe('cobble snippet in a folder of channels', () => {
  const inChannels = (options: SnippetOptions) => {
    for (const channel of ['v1', 'v2']) {
      mkdirSync(folder.path(`channels/${channel}`), { recursive: true });
      folder.write(`channels/${channel}/manifest.json`, folder.read('dist/manifest.json'));
    }
    return run({ out: 'channels', theme: 'realms', ...options });
  };

  it('prints the tag of a channel, pinned or not', async () => {
    const [tag] = (await inChannels({ channel: 'v2' })).elements;
    expect(tag).toMatchObject({ src: '/channels/v2/realms/cobble.js' });
    const base = 'https://cdn.example/cobble';
    const [map, pinned] = (await inChannels({ channel: 'v1', base, pin: true })).elements;
    expect(pinned).toMatchObject({ src: `${base}/v1/realms/cobble.0a1b2c.js`, integrity: 'sha384-ggg' });
    expect(map!.text).toContain(`"${base}/v1/chunks/tile.0a1b2c.js":"sha384-ccc"`);
  });

  it('requires a channel', async () => {
    await expect(inChannels({})).rejects.toMatchObject({
      message: 'channels has no build of its own, only builds in its folders: v1, v2',
      advice: 'Add --channel v1.',
    });
  });
});

describe('reserved space in the snippet', () => {
  const roomy = { out: 'roomy', theme: 'realms', base: '/dist' };

  const script = { tagName: 'script', async: '', src: '/dist/realms/cobble.js' };

  it('omits reserved space without a page, with a note how to reserve it', async () => {
    const { elements, err } = await run(roomy);
    expect(elements).toEqual([script]);
    expect(err).toMatch(/reserves no space.*--page FILE.*--link-room/);
  });

  it("links the theme's sheet of reserved space if requested for a template of many pages", async () => {
    const { elements, err } = await run({ ...roomy, linkRoom: true });
    expect(elements).toEqual([{ tagName: 'link', rel: 'stylesheet', href: '/dist/realms/room.css' }, script]);
    expect(err).toMatch(/delays the first paint.*--page FILE/);
  });

  it("reserves space by a style element for a page's widgets, and by nothing for a page without", async () => {
    const { elements, err } = await run({ ...roomy, page: 'page.html' });
    expect(elements).toEqual([{ tagName: 'style', nonce: '', text: expect.any(String) }, script]);
    expect(elements[0]!.text).toContain('[data-widget=marketplace-popular]{--room:');
    expect(elements[0]!.text).toContain('[data-widget=carousel]');
    expect(elements[0]!.text).not.toMatch(/promo-banner|text-input/);
    expect(err).toContain("The build in roomy doesn't contain flyout.");
    expect(err).toContain('nonce=""');
    const bare = await run({ ...roomy, page: 'bare.html', preload: true });
    expect(bare.elements).toEqual([script]);
    expect(bare.err).toContain('bare.html has no widgets');
  });

  it("reserves space after the preloads of the page's widgets, each in its theme and request mode", async () => {
    const preloads = async (options: Partial<SnippetOptions>) => {
      const { elements } = await run({ ...roomy, page: 'page.html', preload: true, ...options });
      return elements.flatMap(({ tagName, rel, as, href }) => (tagName === 'link' ? `${rel} ${as} ${href}` : []));
    };
    const modules = (...names: string[]) =>
      names.map((name) => `modulepreload undefined /dist/chunks/${name}.0a1b2c.js`);
    const fetches = (...paths: string[]) => paths.map((path) => `preload fetch /dist/${path}`);
    const chunks = modules('runtime', 'carousel', 'marketplace-popular', 'services-marketplace', 'services');
    expect(await preloads({})).toEqual([
      ...chunks,
      ...fetches(
        'realms/areas.0a1b2c.css',
        'realms/carousel.0a1b2c.css',
        'realms/marketplace-popular.0a1b2c.css',
        'vanilla/carousel.0a1b2c.css',
        'fonts/jersey-10.woff2',
      ),
    ]);
    expect(await preloads({ pin: true })).toEqual(chunks);
    // The pasted file contains the chunks, its own theme's sheets and the font.
    expect(await preloads({ out: 'one' })).toEqual(fetches('vanilla/carousel.0a1b2c.css'));
    expect(await preloads({ out: 'grouped' })).toEqual([
      ...modules('marketplace-popular', 'services-marketplace', 'services'),
      ...fetches('realms/areas.0a1b2c.css', 'realms/marketplace-popular.0a1b2c.css', 'vanilla/carousel.0a1b2c.css'),
    ]);
  });

  it.each<[string, string, Partial<SnippetOptions>]>([
    ['cobble-components.js', 'page with a component', { page: 'page.html' }],
    ['cobble.js', 'page without a component that loads at once', { page: 'areas.html' }],
    ['cobble.js', "theme whose build doesn't have the file", { page: 'page.html', theme: 'vanilla' }],
    ['cobble.0a1b2c.js', 'pinned page', { page: 'page.html', pin: true }],
    ['cobble.js', 'site', {}],
  ])('prints the file %s for a %s', async (name, _, options) => {
    const { elements } = await run({ ...roomy, out: 'grouped', ...options });
    expect(elements.at(-1)?.src).toBe(`/dist/${options.theme ?? 'realms'}/${name}`);
  });

  // threat 6
  it("links the build's own sheet of reserved space with its integrity if the page is pinned", async () => {
    const { elements } = await run({ ...roomy, linkRoom: true, pin: true });
    expect(elements[1]).toEqual({
      tagName: 'link',
      rel: 'stylesheet',
      href: '/dist/room.0a1b2c.css',
      integrity: 'sha384-room',
      crossorigin: 'anonymous',
    });
  });

  it('reserves space for the named widgets, with a placeholder for the nonce', async () => {
    const { elements, err } = await run({ ...roomy, inlineRoom: ['marketplace-tile', 'promo-banner'] });
    expect(elements[0]).toMatchObject({ tagName: 'style', nonce: '' });
    expect(elements[0]!.text).toContain('[data-widget=promo-banner]{--room:');
    expect(elements[0]!.text).not.toContain('text-input');
    expect(elements.map(({ tagName }) => tagName)).toEqual(['style', 'script']);
    expect(err).toContain('nonce=""');
  });

  it('rejects reserved space for an unknown widget, with a suggestion', async () => {
    const { io } = testIo('', { cwd: folder.path() });
    await expect(snippet({ ...roomy, inlineRoom: ['marketplace-tyle'] }, io)).rejects.toMatchObject({
      message: "unknown widget 'marketplace-tyle'",
      exitCode: 2,
      advice: expect.stringContaining('marketplace-tile'),
    });
  });

  it('allows reserved space by the printed policy: the sheet by its folder, the style by its hash', async () => {
    const policyOf = (elements: Record<string, string>[]) => elements[0]!.content!.split('; ');
    const linked = await run({ ...roomy, csp: true, linkRoom: true });
    expect(policyOf(linked.elements)).toContain("style-src 'self'");
    const inline = await run({ ...roomy, csp: true, inlineRoom: ['marketplace-tile'] });
    const hash = createHash('sha256').update(inline.elements[1]!.text!).digest('base64');
    expect(policyOf(inline.elements)).toContain(`style-src 'sha256-${hash}'`);
    const ofPage = await run({ ...roomy, csp: true, page: 'page.html', pin: true });
    const [, map, style] = ofPage.elements;
    expect(map!.type).toBe('importmap');
    const styleHash = createHash('sha256').update(style!.text!).digest('base64');
    expect(policyOf(ofPage.elements)).toContain(`style-src 'sha256-${styleHash}'`);
  });

  it('reserves space after the preloads of the runtime and the font, if they are requested', async () => {
    const { elements } = await run({ ...roomy, preload: true });
    expect(elements.slice(0, 2)).toEqual([
      { tagName: 'link', rel: 'modulepreload', href: '/dist/chunks/runtime.0a1b2c.js' },
      { tagName: 'link', rel: 'preload', as: 'fetch', crossorigin: '', href: '/dist/fonts/jersey-10.woff2' },
    ]);
    const pinned = await run({ ...roomy, preload: true, pin: true });
    expect(pinned.elements.find(({ rel }) => rel === 'modulepreload')).toMatchObject({ integrity: 'sha384-run' });
    expect(pinned.elements.filter(({ rel }) => rel === 'preload')).toEqual([]);
  });

  it('preloads and links the font without script if requested, instead of an early fetch', async () => {
    const { elements } = await run({ ...roomy, face: true, preload: true, csp: true });
    expect(elements.slice(1, 4)).toEqual([
      { tagName: 'link', rel: 'modulepreload', href: '/dist/chunks/runtime.0a1b2c.js' },
      {
        tagName: 'link',
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: '',
        href: '/dist/fonts/jersey-10.woff2',
      },
      { tagName: 'link', rel: 'stylesheet', href: '/dist/fonts/face.css' },
    ]);
    expect(elements[0]!.content!.split('; ')).toEqual(expect.arrayContaining(["style-src 'self'", "font-src 'self'"]));
    const pinned = await run({ ...roomy, face: true, pin: true });
    expect(pinned.elements.find(({ href }) => href === '/dist/fonts/face.css')).toMatchObject({
      integrity: 'sha384-sheet',
      crossorigin: 'anonymous',
    });
    const earlier = await run({ out: 'earlier', theme: 'realms', base: '/dist/', face: true, csp: true });
    expect(earlier.elements.map(({ tagName }) => tagName)).toEqual(['meta', 'script']);
    expect(earlier.elements[0]!.content).not.toContain('font-src');
  });

  it("preloads the experiments chunk if the page's JSON has experiments, and explains how to enable them", async () => {
    folder.write('page.json', '{ "experiments": {} }');
    folder.write('plain.json', '{ "api": "/api" }');
    const preloads = async (options: Partial<SnippetOptions>) => {
      const { elements, err } = await run({ ...roomy, ...options });
      return {
        links: elements.filter(({ rel }) => rel === 'modulepreload').map(({ rel, tagName, ...others }) => others),
        isSaid: err.includes('data-experiments="on"'),
      };
    };
    const runtime = { href: '/dist/chunks/runtime.0a1b2c.js' };
    const experiments = { href: '/dist/chunks/experiments.0a1b2c.js' };
    expect(await preloads({ preload: true, config: 'page.json' })).toEqual({
      links: [experiments, runtime],
      isSaid: true,
    });
    expect(await preloads({ preload: true, config: 'page.json', pin: true })).toEqual({
      links: [
        { ...experiments, integrity: 'sha384-exp' },
        { ...runtime, integrity: 'sha384-run' },
      ],
      isSaid: true,
    });
    expect(await preloads({ preload: true, config: 'plain.json' })).toEqual({ links: [runtime], isSaid: false });
    expect(await preloads({ config: 'page.json' })).toEqual({ links: [], isSaid: false });
  });

  it("preloads the experiments' config by a script that the policy allows, unless consent is awaited", async () => {
    const scriptOf = async (json: object) => {
      folder.write('page.json', JSON.stringify(json));
      const { elements, err } = await run({ ...roomy, preload: true, csp: true, config: 'page.json' });
      const text = elements.find(({ tagName, nonce }) => tagName === 'script' && nonce === '')?.text;
      return { text, policy: elements[0]!.content!, err };
    };
    const { text, policy, err } = await scriptOf({ experiments: { configUrl: '/a</script>.json' } });
    expect(text).toContain('href: "/a\\u003c/script>.json"');
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
    expect(err).toContain('nonce=""');
    expect((await scriptOf({ experiments: {} })).text).toContain('href: location.origin + "/experiment/config.json"');
    expect((await scriptOf({ experiments: {}, consent: 'wait' })).text).toBeUndefined();
    expect((await scriptOf({})).text).toBeUndefined();
  });
});

describe('cobble snippet', () => {
  it('prints the tag without integrity, which the next deployment would invalidate', async () => {
    const { out, err } = await run({ theme: 'vanilla', base: 'https://cdn.example/cobble' });
    expect(out).toBe('<script async src="https://cdn.example/cobble/vanilla/cobble.js"></script>\n');
    expect(err).toMatch(/^The other host must send.*\n.*--page FILE.*\n$/);
  });

  // threat 6
  it('pins the tag to this build by an import map and the integrity of every chunk and of the file', async () => {
    const { elements, err } = await run({
      theme: 'vanilla',
      base: 'https://cdn.example/cobble',
      api: 'https://api.example/v1',
      pin: true,
    });
    expect(elements).toEqual([
      { tagName: 'script', type: 'importmap', text: expect.any(String) },
      {
        tagName: 'script',
        async: '',
        src: 'https://cdn.example/cobble/vanilla/cobble.0a1b2c.js',
        integrity: 'sha384-iii',
        crossorigin: 'anonymous',
        'data-api': 'https://api.example/v1',
      },
    ]);
    expect(JSON.parse(elements[0]!.text!)).toEqual({
      imports: { 'cobble.0a1b2c/': 'https://cdn.example/cobble/chunks/' },
      integrity: Object.fromEntries(
        ['', '?1', '?2'].flatMap((query) => [
          [`https://cdn.example/cobble/chunks/tile.0a1b2c.js${query}`, 'sha384-ccc'],
          [`https://cdn.example/cobble/chunks/part-X.0a1b2c.js${query}`, 'sha384-ddd'],
        ]),
      ),
    });
    for (const message of [
      /only works with this build/,
      /already has an import map/,
      /Firefox before 138/,
      /config and files of experiments are never pinned/,
      /nonce, add it to both/,
    ])
      expect(err).toMatch(message);
  });

  // threat 6
  it('names chunks by paths from the root if the base is one, on one line without a tag in it', async () => {
    const { elements, out } = await run({ theme: 'realms', base: '/a&b/<script>"', pin: true });
    expect(JSON.parse(elements[0]!.text!)).toMatchObject({
      imports: { 'cobble.0a1b2c/': '/a&b/%3Cscript%3E%22/chunks/' },
    });
    expect(elements[1]).toMatchObject({ src: '/a&b/%3Cscript%3E%22/realms/cobble.0a1b2c.js', integrity: 'sha384-ggg' });
    expect(out).toContain('src="/a&amp;b/');
    expect(out.split('\n')).toHaveLength(3);
  });

  it('writes a map in which no name can end the script element', () => {
    const map = importMap('/dist/', '0a1b2c', { 'chunks/</script>.js': 'sha384-aaa' });
    expect(map).not.toContain('<');
    expect(JSON.parse(map)).toMatchObject({ integrity: { '/dist/chunks/</script>.js': 'sha384-aaa' } });
  });

  // threat 6
  it('allows the import map by its hash in the policy, which comes first', async () => {
    const { elements, err } = await run({ theme: 'realms', base: '/dist', pin: true, csp: true });
    expect(elements.map(({ tagName }) => tagName)).toEqual(['meta', 'script', 'script']);
    const hash = createHash('sha256').update(elements[1]!.text!).digest('base64');
    expect(elements[0]!.content).toMatch(/^script-src /);
    expect(elements[0]!.content!.split(';')[0]).toContain(`'sha256-${hash}'`);
    expect(err).toMatch(/contains the import map's hash/);
  });

  it("doesn't mention pinning unless requested", async () => {
    const { out, err } = await run({ theme: 'realms', base: '/dist', csp: true });
    expect(out).not.toMatch(/sha\d|importmap|crossorigin/);
    expect(err).not.toMatch(/import map|build:/);
  });

  it("defaults to the site's root as base, and reports that and the theme", async () => {
    const { elements, err } = await run({});
    expect(elements[0]!.src).toBe('/dist/realms/cobble.js');
    expect(err).toMatch(/theme is realms.*\n.*root/);
  });

  it('adds the policy that the page needs, as a tag before the script', async () => {
    const { elements, err } = await run({
      theme: 'realms',
      base: 'https://cdn.example/cobble/',
      api: 'https://api.example/v1',
      csp: true,
    });
    expect(elements.map(({ tagName }) => tagName)).toEqual(['meta', 'script']);
    expect(elements[0]).toMatchObject({
      'http-equiv': 'Content-Security-Policy',
      content: contentSecurityPolicy({ base: 'https://cdn.example/cobble/', api: 'https://api.example/v1' }),
    });
    expect(elements[1]!['data-api']).toBe('https://api.example/v1');
    expect(err).toMatch(/If the page already has a policy.*\n.*require-trusted-types-for.*\n.*--config/);
  });

  it("adds what else the policy has to allow from the page's JSON", async () => {
    folder.write('page.json', '{ "endpoints": { "store": "https://store.example/v2" } }');
    const { elements, err } = await run({ base: '/cobble', csp: true, config: 'page.json' });
    expect(elements[0]!.content).toBe(
      contentSecurityPolicy({ base: '/cobble/', config: { endpoints: { store: 'https://store.example/v2' } } }),
    );
    expect(err).not.toContain('--config');
  });

  // threat 4
  it.each([
    ['{}', "frame-ancestors 'self'"],
    ['{ "allowedFrames": "https://a.example" }', "frame-ancestors 'self' https://a.example"],
    [
      '{ "allowedFrames": ["https://a.example", "https://b.example https://a.example"] }',
      "frame-ancestors 'self' https://a.example https://b.example",
    ],
  ])('prints frame-ancestors as a header, because browsers ignore it in a <meta>: %s', async (page, directive) => {
    folder.write('frames.json', page);
    const { out, err } = await run({ base: '/cobble', csp: true, config: 'frames.json' });
    expect(out).not.toContain('frame-ancestors');
    expect(err.split('\n')).toContainEqual(
      expect.stringMatching(new RegExp(`as a header.*: Content-Security-Policy: ${directive}$`)),
    );
  });

  it.each<[string, Partial<SnippetOptions>, RegExp]>([
    ['a missing build', { out: 'none' }, /no such file/],
    ['an unknown theme', { theme: 'realm' }, /did you mean "realms"/],
    ['a manifest without integrity', { out: 'odd' }, /isn't the manifest/],
    ['pinning a build without a pinned file', { out: 'earlier', pin: true }, /no pinned file for realms/],
    ['an executable base', { base: 'javascript:alert(1)' }, /--base/],
    ['a base relative to the page', { base: 'cobble' }, /--base/],
    ['a page that is another file', { page: 'experiments.json' }, /an experiment config, not a page/],
    ['two inputs from standard input', { page: '-', config: '-' }, /only one of --page and --config/],
    ['two ways to reserve space', { inlineRoom: ['carousel'], linkRoom: true }, /--inline-room and --link-room/],
    [
      'a config of experiments',
      { csp: true, config: 'experiments.json' },
      /an experiment config, not the page's settings/,
    ],
  ])('rejects %s', async (_, options, message) => {
    await expect(run(options)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
  });
});
