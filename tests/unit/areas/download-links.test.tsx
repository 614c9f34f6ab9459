import { expect, it, vi } from 'vitest';
import { DownloadLinks } from '../../../src/areas/site/download-links/download-links';
import { description } from '../../../src/areas/site/download-links/download-links.widget';
import { renderArea } from './support';

const show = (
  links: () => unknown,
  latest: () => unknown = async () => ({ version: '1.21', releaseDate: '2026-11-01T00:00:00Z' }),
) => renderArea(DownloadLinks, description, { groups: { downloads: { links, latest } } });

// ARE-8 MKT-11
it('shows one link per platform, and the version with its release date', async () => {
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
])('shows that there are no downloads for the answer %j', async (answer) => {
  const { text, all } = await show(async () => answer);
  expect(text()).toContain('No downloads available right now.');
  expect(all('a')).toEqual([]);
});

// ARE-8
it("escapes script, and ignores platforms and titles that aren't strings", async () => {
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

// ARE-8: five links used to have only the text "Download for".
it('names a link without platform and title after its file, or its host', async () => {
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
])('formats the version %j as "%s"', async (latest, words) => {
  expect(
    (
      await show(
        async () => ({ links: [] }),
        async () => latest,
      )
    ).text('p'),
  ).toBe(words);
});

// ARE-8 MKT-11: the site's real service answers in this form, for which the area used to be empty.
it('reads { result: { links: [{ downloadType, downloadUrl }] } } and a version given as the result', async () => {
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
it("recommends a release for the visitor's device, never a preview", async () => {
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
it('hides a version that fails to load, and retries it together with failed links', async () => {
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
