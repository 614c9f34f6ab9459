import { expect, it, vi } from 'vitest';
import { DownloadLinks } from '../../../src/areas/site/download-links/download-links';
import { description } from '../../../src/areas/site/download-links/download-links.widget';
import { renderArea } from './support';

const show = (
  links: () => unknown,
  latest: () => unknown = async () => ({ version: '1.21', releaseDate: '2026-11-01T00:00:00Z' }),
) => renderArea(DownloadLinks, description, { groups: { downloads: { links, latest } } });

// ARE-8 MKT-11
it('shows a link a platform, and the version with its day', async () => {
  const { all, text, act, events, element } = await show(async () => ({
    links: [
      { platform: 'windows', url: '/w' },
      { platform: 'linux', url: '/l', title: 'For penguins' },
    ],
  }));
  expect(
    all('a')
      .map((one) => one.getAttribute('href'))
      .sort(),
  ).toEqual(['/l', '/w']);
  expect(text()).toContain('Download for Windows');
  expect(text()).toContain('Latest version 1.21, released Nov 1, 2026');
  element.addEventListener('click', (event) => event.preventDefault());
  await act(() =>
    all('a')
      .find((one) => one.getAttribute('href') === '/w')!
      .click(),
  );
  expect(events).toEqual([{ name: 'download', detail: { platform: 'windows', url: '/w' } }]);
});

// ARE-8
it.each([
  [null],
  [undefined],
  [{}],
  [{ links: 'all' }],
  [{ links: [null, 7, {}, { platform: 'windows', url: 'javascript:alert(1)' }, { url: 9 }] }],
])('the answer %j is drawn as far as it is valid', async (answer) => {
  const { text, all } = await show(async () => answer);
  expect(text()).toContain('There is nothing to download here right now.');
  expect(all('a')).toEqual([]);
});

// ARE-8
it('shows what is valid: script as text, platforms and titles that are no texts', async () => {
  const { all } = await show(async () => ({
    links: [
      { platform: '<b>$&', url: '/1' },
      { platform: 'constructor', url: '/2' },
      { platform: { toString: 1 }, url: '/3', title: { toString: 1 } },
      { url: '/4', title: '<img src=x>' },
    ],
  }));
  expect(all('a').map((one) => one.textContent!.trim())).toEqual([
    'Download for <b>$&',
    'Download for constructor',
    '3',
    '<img src=x>',
  ]);
});

// ARE-8: five links said "Download for", and nothing more.
it('a link that names neither platform nor title is called after its file, else after its host', async () => {
  const { all } = await show(async () => ({
    links: [{ url: 'https://files.example/a/game-1.2.zip?x=1' }, { url: 'https://files.example/', platform: null }],
  }));
  expect(all('a').map((one) => one.textContent!.trim())).toEqual(['game-1.2.zip', 'files.example']);
});

// ARE-8
it.each([
  [null, ''],
  [{ version: {} }, ''],
  [{ version: 1.5, releaseDate: 'soon' }, 'Latest version 1.5'],
  [{ version: '<i>', releaseDate: { toString: 1 } }, 'Latest version <i>'],
])('the version %j says "%s"', async (latest, words) => {
  expect(
    (
      await show(
        async () => ({ links: [] }),
        async () => latest,
      )
    ).text('p'),
  ).toBe(words);
});

// ARE-8 MKT-11: what the site's own service is seen to answer; the area was empty.
it('reads { result: { links: [{ downloadType, downloadUrl }] } } and a version that is the result, in words', async () => {
  const types = ['serverBedrockPreviewLinux', 'serverBedrockLinux', 'serverJar', 'serverBedrockToaster', 'constructor'];
  const { all, text } = await show(
    async () => ({
      result: {
        links: [
          ...types.map((downloadType, at) => ({ downloadType, downloadUrl: `/${at}` })),
          { downloadType: 'serverJar', downloadUrl: 'javascript:1' },
        ],
      },
    }),
    async () => ({ result: '26.3' }),
  );
  expect(
    all('a')
      .map((one) => one.textContent!.replace('Your device', '').trim())
      .sort(),
  ).toEqual([
    'Bedrock server for Linux',
    'Bedrock server preview for Linux',
    'Constructor',
    'Java server',
    'Server Bedrock Toaster',
  ]);
  expect(text('p')).toBe('Latest version 26.3');
});

// ARE-8
it("the visitor's device is a release, never a preview", async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('X11; Linux x86_64');
  const { all } = await show(async () => ({
    result: {
      links: ['serverBedrockPreviewLinux', 'serverBedrockWindows', 'serverBedrockLinux'].map((downloadType, at) => ({
        downloadType,
        downloadUrl: `/${at}`,
      })),
    },
  }));
  expect(all('a').map((one) => one.textContent!.trim())).toEqual([
    'Bedrock server for LinuxYour device',
    'Bedrock server preview for Linux',
    'Bedrock server for Windows',
  ]);
});

// ARE-8
it('a version that does not come is left out; links that do not come can be asked for again, and it with them', async () => {
  const links = vi
    .fn()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValue({ links: [{ platform: 'ios', url: '/i' }] });
  const latest = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ version: '1.21' });
  const { find, act, settle, text } = await show(links, latest);
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(text('li')).toContain('iOS');
  expect(text('h2 + p')).toBe('Latest version 1.21');
});
