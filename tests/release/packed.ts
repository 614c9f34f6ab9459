import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { root } from '../../esbuild.config.mjs';
import { importTool } from '../tools/tool.mjs';

export interface Packed {
  readonly filename: string;
  /** In bytes. */
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

const MAX_BYTES = 2_000_000;
const TOP_LEVEL = [
  ...['AGENTS.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md', 'llms.txt'],
  ...['cli', 'dist', 'docs', 'examples', 'package.json', 'schema'],
];

/** Builds the package, and packs it into a folder. */
export const pack = async (folder: string): Promise<Packed> => {
  // Override the `--dry-run` that nested commands inherit from `npm publish --dry-run`.
  const args = ['pack', '--json', '--dry-run=false', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 1e8 });
  // Since version 12, npm returns an object keyed by package name; before, it returned a list.
  const [packed] = Object.values(JSON.parse(stdout.slice(stdout.search(/^[[{]/m))) as Record<string, Packed>);
  if (!packed) throw Error('npm pack listed no package');
  return packed;
};

export const contentProblems = ({ size, files }: Omit<Packed, 'filename'>): string[] => {
  const paths = files.map(({ path }) => path);
  const top = new Set(paths.map(topOf));
  const extra = [
    ...[...top].filter((entry) => !TOP_LEVEL.includes(entry)),
    ...paths.filter((path) => TOP_LEVEL.includes(topOf(path)) && isForMaintainers(path)),
  ];
  const missing = [...TOP_LEVEL.filter((entry) => !top.has(entry)), 'dist/LICENSES.txt'];
  const fix = 'Fix: change "files" in package.json, or what tests/release/packed.ts expects';
  return [
    ...extra.map((path) => `the package contains ${path}. ${fix}`),
    ...missing
      .filter((path) => !top.has(path) && !paths.includes(path))
      .map((path) => `the package lacks ${path}. ${fix}`),
    ...(size > MAX_BYTES ? [`the package has ${size} bytes, more than ${MAX_BYTES}. ${fix}`] : []),
  ];
};

const topOf = (path: string): string => path.replace(/\/.*/, '');

/** Matches source maps, tests, and sources other than examples. */
const isForMaintainers = (path: string): boolean =>
  /\.map$|\.test\.|(^|\/)tests?\//.test(path) || (/(?<!\.d)\.tsx?$/.test(path) && !path.startsWith('examples/edge/'));

/**
 * Returns what publint and are-the-types-wrong find.
 *
 * @param tarball absolute path
 */
export const typeProblems = async (tarball: string): Promise<string[]> => {
  const bytes = new Uint8Array(await readFile(tarball));
  const { publint } = await importTool('publishing', 'publint');
  const { formatMessage } = await importTool('publishing', 'publint/utils');
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  // Don't import are-the-types-wrong by name: vitest's resolve conditions would select its TypeScript sources.
  const types = await importTool('publishing', './@arethetypeswrong/core/dist/index.js');
  const result = await types.checkPackage(types.createPackageFromTarballData(bytes));
  const problems: TypeProblem[] = result.types ? result.problems : [{ kind: 'NoTypes' }];
  // Ignore CommonJS and node10 problems. The package is ESM only: `require` can load ESM from Node 20.19, and
  // TypeScript's node10 resolution doesn't support `exports`.
  const unknown = problems.filter(
    ({ kind, resolutionKind }) => kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10',
  );
  return [
    ...messages.map((message: object) => `publint: ${formatMessage(message, pkg, { color: false })}`),
    ...unknown.map((problem) => `types: ${JSON.stringify(problem)}. Fix: see https://arethetypeswrong.github.io`),
  ];
};

interface TypeProblem {
  readonly kind: string;
  readonly resolutionKind?: string;
}
