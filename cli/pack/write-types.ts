import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../esbuild.config.mjs';
import type { FoundWidget } from '../build/find-widgets';
import { pageTypes } from './page-types';

const entries = ['services', 'experiments', 'themes', 'render', 'page'];

/**
 * Writes the declarations of what the package exports, and of all that they name.
 *
 * @param folder where to: the package has them in `dist/types`
 * @throws Error with the compiler's words
 */
export const writeTypes = async (widgets: readonly FoundWidget[], folder = join(root, 'dist/types')): Promise<void> => {
  const made = await mkdtemp(join(tmpdir(), 'cobble-types-'));
  const config = join(made, 'tsconfig.json');
  const sources = join(root, 'src');
  await writeFile(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        stripInternal: true,
        rootDir: sources,
        outDir: join(made, 'out'),
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [],
      files: [
        ...entries.map((name) => join(sources, `package/${name}.ts`)),
        // Constants that the build puts in.
        join(sources, 'loader/build-constants.ts'),
        // It types `window.cobble`.
        join(sources, 'loader/loader.ts'),
      ],
    }),
  );
  try {
    await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config]).catch(
      ({ stdout }: { stdout?: string }) => {
        throw Error(`the declarations were not written: ${stdout}`);
      },
    );
    const queue = entries.map((name) => join(made, `out/package/${name}.d.ts`));
    for (const file of queue) {
      const text = forOthers(await readFile(file, 'utf8'));
      for (const [, path = ''] of text.matchAll(SPECIFIER)) {
        const named = join(dirname(file), path.replace(/\.js$/, '.d.ts'));
        if (!queue.includes(named)) queue.push(named);
      }
      const to = join(folder, relative(join(made, 'out'), file));
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, text);
    }
    await writeFile(join(folder, 'page.d.ts'), tabbed(pageTypes(widgets), 2));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
};

const SPECIFIER = /(?<=\bfrom |\bimport\()["'](\.[^"']+)["']/g;

/**
 * Node's resolution wants file names with their endings. What our own files add to the globals is not the consumer's:
 * `page.d.ts` says what is.
 */
const forOthers = (text: string): string =>
  tabbed(text, 4)
    .replace(/^declare global \{\n[^]*?^\}\n/gm, '')
    .replace(SPECIFIER, (_, path: string) => `'${path}.js'`);

/** Half of what the answers' declarations weigh is blanks. */
const tabbed = (text: string, blanks: number): string =>
  text.replace(/^ +/gm, (indent) => '\t'.repeat(indent.length / blanks) + ' '.repeat(indent.length % blanks));
