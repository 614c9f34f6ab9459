// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changelogProblems, readChangelog } from '../../release/changelog';
import { checkoutProblems, repositoryProblems } from '../../release/checkout';
import { contentProblems } from '../../release/packed';
import { versionProblems } from '../../release/versions';

const changelog = (sections: string) => `# Changelog\n\nText.\n\n${sections}\n[1.1.0]: https://example.com/1.1.0\n`;
const released = '## [1.1.0] - 2026-11-28\n\n### Added\n\n- A.\n- B.\n\n## [1.0.0] - 2026-01-31\n\n### Fixed\n\n- C.\n';

describe('the changelog', () => {
  it('reads sections with a version, a date, and the text of the release notes', () => {
    expect(readChangelog(changelog(`## [Unreleased]\n\n${released}`))).toEqual([
      { version: 'Unreleased', date: '', body: '' },
      { version: '1.1.0', date: '2026-11-28', body: '### Added\n\n- A.\n- B.' },
      { version: '1.0.0', date: '2026-01-31', body: '### Fixed\n\n- C.' },
    ]);
  });

  it.each(['', '## [Unreleased]\n\n', '## [Unreleased]\n\n### Added\n\n'])(
    'accepts a changelog without entries under Unreleased: %j',
    (unreleased) => {
      expect(changelogProblems(changelog(unreleased + released), '1.1.0')).toEqual([]);
    },
  );

  it.each([
    ['no section of the version', '1.2.0', released, ['no section for 1.2.0. Fix: write "## [1.2.0] - YYYY-MM-DD"']],
    ['a newer section', '1.0.0', released, ['the first version is 1.1.0, not 1.0.0. Fix: ']],
    ['no date', '1.1.0', released.replace(' - 2026-11-28', ''), ['the date of 1.1.0 is "". Fix: ']],
    [
      'a date of another form',
      '1.1.0',
      released.replace('2026-11-28', '28.11.2026'),
      ['the date of 1.1.0 is "28.11.2026". Fix: '],
    ],
    [
      'a day that no month has',
      '1.1.0',
      released.replace('11-28', '02-30'),
      ['the date of 1.1.0 is "2026-02-30". Fix'],
    ],
    ['no changes', '1.1.0', released.replace('- A.\n- B.\n', ''), ['1.1.0 lists no changes. Fix: ']],
    ['an unknown heading', '1.1.0', released.replace('Added', 'New'), ['1.1.0 has the heading "New". Fix: use Added']],
    [
      'changes under Unreleased, and no date',
      '1.1.0',
      `## [Unreleased]: next\n\n### Fixed\n\n- D.\n\n${released.replace(' - 2026-11-28', '')}`,
      ['the date of 1.1.0 is ""', 'Unreleased has 1 changes, first "- D.…". Fix: move them to 1.1.0'],
    ],
  ])('rejects a changelog with %s', (_, version, sections, problems) => {
    expect(changelogProblems(changelog(sections), version)).toEqual(
      problems.map((problem) => expect.stringContaining(`CHANGELOG.md: ${problem}`)),
    );
  });
});

describe('versions', () => {
  const files = (changes: Record<string, string> = {}) =>
    new Map(
      Object.entries({
        'package.json': '{"version":"1.1.0"}',
        'package-lock.json': '{"version":"1.1.0","packages":{"":{"version":"1.1.0"}}}',
        'examples/wordpress/cobble.php': '<?php\n/**\n * Plugin Name: Cobble\n * Version: 1.1.0\n */',
        'CHANGELOG.md': changelog(released),
        'docs/faq.md':
          'Install cobble-embed@1.1.0, cobble-embed or cobble-embed@latest, and go back to cobble-embed@1.0.0.',
        ...changes,
      }),
    );

  it('accepts versions that agree, and documents that name an earlier one', () => {
    expect(versionProblems(files())).toEqual([]);
  });

  it('lists all versions with their place where they differ', () => {
    const problems = versionProblems(
      files({
        'package-lock.json': '{"version":"1.0.0","packages":{"":{"version":"1.0.1"}}}',
        'examples/wordpress/cobble.php': '<?php',
        'docs/faq.md': 'cobble-embed@1.0.9 or cobble-embed@2.0.0-beta.1.',
      }),
    );
    const fix = ', package.json has 1.1.0. Fix: write 1.1.0';
    expect(problems).toEqual([
      `package-lock.json: version is 1.0.0${fix}`,
      `package-lock.json: packages[""].version is 1.0.1${fix}`,
      `examples/wordpress/cobble.php: Version is missing${fix}`,
      `docs/faq.md: cobble-embed@ is 1.0.9${fix}`,
      `docs/faq.md: cobble-embed@ is 2.0.0-beta.1${fix}`,
    ]);
  });
});

describe('the checkout', () => {
  const git =
    ({ branch = 'main', changed = '', tagsOfHead = '', tags = '' }) =>
    (...args: string[]) =>
      ({ branch: `${branch}\n`, status: changed, tag: args[1] === '--list' ? tags || tagsOfHead : tagsOfHead })[
        args[0] as 'tag'
      ];

  it('releases on main, or at the tag that continuous integration checks out', () => {
    expect(checkoutProblems('1.1.0', git({}))).toEqual([]);
    expect(checkoutProblems('1.1.0', git({ branch: '', tagsOfHead: 'v1.1.0\n' }))).toEqual([]);
  });

  it('rejects another branch, uncommitted files and a tag of another commit', () => {
    expect(checkoutProblems('1.1.0', git({ branch: 'fix', changed: ' M a.ts\n?? b.ts\n', tags: 'v1.1.0\n' }))).toEqual([
      'git: the branch is fix. Fix: git switch main, and merge the changes',
      'git: 2 uncommitted files: a.ts, b.ts. Fix: commit them',
      'git: the tag v1.1.0 is on another commit. Fix: raise the version in package.json',
    ]);
    expect(checkoutProblems('1.1.0', git({ branch: '', tagsOfHead: 'v1.0.0\n' }))[0]).toContain('branch is none');
  });

  it('rejects a placeholder for the repository', () => {
    const manifest = (url: string) => JSON.stringify({ repository: { url } });
    expect(repositoryProblems(manifest('git+https://code.example.net/cobble.git'))).toEqual([]);
    expect(repositoryProblems(manifest('git+https://example.com/cobble.git'))).toHaveLength(1);
  });
});

it('lists every packed file that is missing or not for users, and a package that is too large', () => {
  const whole = [
    ...['AGENTS.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md', 'llms.txt'],
    ...['package.json', 'cli/cobble.mjs', 'dist/LICENSES.txt', 'dist/types/a.d.ts', 'docs/faq.md'],
    ...['examples/edge/worker.ts', 'schema/a.json'],
  ];
  const problems = (paths: readonly string[], size = 2_000_000) =>
    contentProblems({ size, files: paths.map((path) => ({ path })) }).map((problem) => problem.split('. Fix: ')[0]);
  expect(problems(whole)).toEqual([]);
  const wrong = ['notes/a.ts', 'dist/a.js.map', 'cli/main.ts', 'examples/tests/a.js'];
  const paths = [...whole.filter((path) => !/^(llms|dist)/.test(path)), 'dist/a.js', ...wrong];
  expect(problems(paths, 2_000_001)).toEqual([
    ...['notes', ...wrong.slice(1)].map((path) => `the package contains ${path}`),
    ...['llms.txt', 'dist/LICENSES.txt'].map((path) => `the package lacks ${path}`),
    'the package has 2000001 bytes, more than 2000000',
  ]);
});
