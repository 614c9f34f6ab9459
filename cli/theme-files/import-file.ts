import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../../esbuild.config.mjs';

/**
 * Imports a file of anybody's, as it is now, TypeScript or JavaScript, with all that it imports in it: it runs the same on every
 * Node, from any folder, whatever the `package.json` and `tsconfig.json` there say.
 *
 * @param path absolute
 * @param read is told the absolute path of each file that was read: a watch looks at them
 * @throws Error as the file throws it; with its place, where it can't be read
 */
export const importFile = async (path: string, read: (file: string) => void = () => undefined): Promise<unknown> => {
  read(path);
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
    plugins: [ownThemes],
  }).catch((error: unknown) => {
    const [first] =
      (error as { errors?: { text: string; location: { file: string; line: number } | null }[] }).errors ?? [];
    if (!first) throw error;
    throw Error(first.location ? `${first.text} (${first.location.file}:${first.location.line})` : first.text);
  });
  for (const file of Object.keys(metafile.inputs)) read(resolve(dirname(path), file));
  const [bundled] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(bundled?.contents ?? '').toString('base64')}`);
};

/** `cobble/themes` is the one of this command, also where no package is installed beside the file. */
const ownThemes: Plugin = {
  name: 'own-themes',
  setup({ onResolve }) {
    onResolve({ filter: /^cobble\/themes$/ }, () => ({
      path: [join(root, 'src/package/themes.ts'), join(root, 'dist/lib/themes.js')].find(existsSync),
    }));
  },
};
