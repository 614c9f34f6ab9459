// `npm run release -- --dry-run` checks whether the version in package.json can be published, and prints its notes, or
// writes them with `--notes FILE`. Without `--dry-run`, it tags a version that has no problems.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, version } from '../../esbuild.config.mjs';
import { changelogProblems, readChangelog } from './changelog';
import { checkoutProblems, type Git, repositoryProblems } from './checkout';
import { contentProblems, pack, typeProblems } from './packed';
import { versionProblems } from './versions';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, notes: { type: 'string' } } });
// `npm run release --dry-run`, without `--`, passes no option and only sets npm_config_dry_run.
const isDryRun = values['dry-run'] || process.env.npm_config_dry_run === 'true';

const git: Git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const paths = git('ls-files', '-z', '*.md', '*.php', 'package.json', 'package-lock.json').split('\0').filter(Boolean);
const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const changelog = files.get('CHANGELOG.md') ?? '';

const folder = join(root, '.cache/release');
mkdirSync(folder, { recursive: true });
const packed = await pack(folder);

const problems = [
  ...checkoutProblems(version, git),
  ...repositoryProblems(files.get('package.json') ?? ''),
  ...changelogProblems(changelog, version),
  ...versionProblems(files),
  ...contentProblems(packed),
  ...(await typeProblems(join(folder, packed.filename))),
];
if (problems.length) {
  console.error([`cobble-embed ${version} can't be released:`, ...problems].join('\n- '));
  process.exit(1);
}

const notes = `${readChangelog(changelog).find((section) => section.version === version)?.body}\n`;
if (values.notes) writeFileSync(values.notes, notes);
else console.log(notes);
if (isDryRun) console.error(`cobble-embed ${version} can be released. Next: npm run release`);
else {
  const tag = `v${version}`;
  // By default, git removes lines that begin with #, such as headings.
  if (!git('tag', '--list', tag))
    git('tag', '--annotate', '--cleanup=whitespace', '--message', `${tag}\n\n${notes}`, tag);
  console.error(`The commit has the tag ${tag}. Next: git push origin ${tag}, and CI runs npm publish.`);
}
