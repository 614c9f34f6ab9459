import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder: `cobble build` works on it from anywhere. */
export const root = fileURLToPath(new URL('.', import.meta.url));

/** @type {string} */
export const version = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version;

/**
 * What every file of the browser's is built with. The target is the last two years' Chrome, Edge, Firefox and Safari.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const browser = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['chrome131', 'edge131', 'firefox133', 'safari18'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  write: false,
  metafile: true,
  // React is written, preact/compat is shipped (LDR-8). Classic JSX: the runtime has createElement anyway.
  jsx: 'transform',
  jsxFactory: 'createElement',
  jsxFragment: 'Fragment',
  tsconfigRaw: { compilerOptions: { target: 'ES2022', useDefineForClassFields: true } },
};
