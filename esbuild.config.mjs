import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash. Independent of the working directory. */
export const root = `${dirname(fileURLToPath(import.meta.url))}/`;

/** @type {string} */
export const version = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version;

/**
 * Options for files that browsers load. Targets the last two years of Chrome, Edge, Firefox and Safari.
 * @type {import('esbuild').BuildOptions}
 */
export const browser = {
  absWorkingDir: root,
  bundle: true,
  // swc does all other minification (cli/build/minify.ts).
  minifyWhitespace: true,
  format: 'esm',
  target: ['chrome131', 'edge131', 'firefox133', 'safari18'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  write: false,
  metafile: true,
  // Compile JSX to calls of `createElement`, which the runtime exports anyway. LDR-8
  jsx: 'transform',
  jsxFactory: 'createElement',
  jsxFragment: 'Fragment',
  tsconfigRaw: { compilerOptions: { target: 'ES2022', useDefineForClassFields: true } },
};

// `node esbuild.config.mjs` runs `cobble build` with the same arguments.
if (process.argv[1]?.endsWith('esbuild.config.mjs')) {
  const build = [`${root}cli/cobble.mjs`, 'build', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, build, { stdio: 'inherit' }).status ?? 1;
}
