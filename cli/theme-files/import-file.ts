import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import { root } from '../../esbuild.config.mjs';

/**
 * Imports the current version of a user's file. Bundles the file first, so that neither the Node version nor
 * surrounding `package.json` and `tsconfig.json` files matter.
 * @param onRead receives the absolute path of each file read
 */
export const importFile = async (path: string, onRead: (file: string) => void = () => undefined): Promise<unknown> => {
  onRead(path);
  const { outputFiles, metafile } = await build({
    absWorkingDir: dirname(path),
    entryPoints: [path],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    logLevel: 'silent',
    tsconfigRaw: '{}',
    plugins: [themesEntry],
  }).catch((error: unknown) => {
    throw withPlace(error);
  });
  for (const file of Object.keys(metafile.inputs)) onRead(resolve(dirname(path), file));
  const [bundled] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(bundled?.contents ?? '').toString('base64')}`);
};

const withPlace = (error: unknown): unknown => {
  const [first] = (error as Partial<BuildFailure>).errors ?? [];
  if (!first) return error;
  return Error(first.location ? `${first.text} (${first.location.file}:${first.location.line})` : first.text);
};

/** Resolves `cobble-embed/themes` to Cobble itself, so that the file needs no installed package. */
const themesEntry: Plugin = {
  name: 'themes-entry',
  setup({ onResolve }) {
    onResolve({ filter: /^cobble-embed\/themes$/ }, () => ({
      path: [join(root, 'src/package/themes.ts'), join(root, 'dist/lib/themes.js')].find(existsSync),
    }));
  },
};
