import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../esbuild.config.mjs';
import type { FoundWidget } from '../build/find-widgets';
import { pageTypes } from './page-types';

const entries = ['main', 'services', 'experiments', 'edge', 'openfeature', 'themes', 'render', 'page'];

export const writeTypes = async (widgets: readonly FoundWidget[], folder = join(root, 'dist/types')): Promise<void> => {
  const temporary = await mkdtemp(join(tmpdir(), 'cobble-types-'));
  try {
    const out = join(temporary, 'out');
    await compile(join(temporary, 'tsconfig.json'), out);
    await copyDeclarations(out, folder);
    await writeFile(join(folder, 'page.d.ts'), withTabs(pageTypes(widgets), 2));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};

const compile = async (config: string, outDir: string): Promise<void> => {
  const sources = join(root, 'src');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    rootDir: sources,
    outDir,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const files = [
    ...entries.map((name) => join(sources, `package/${name}.ts`)),
    // Declares build constants and `window.cobble`.
    join(sources, 'loader/build-constants.ts'),
    join(sources, 'loader/loader.ts'),
  ];
  await writeFile(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files }),
  );
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config]).catch(
    ({ stdout }: { stdout?: string }) => {
      throw Error(`the declarations were not written: ${stdout}`);
    },
  );
};

const copyDeclarations = async (from: string, to: string): Promise<void> => {
  const queue = entries.map((name) => join(from, `package/${name}.d.ts`));
  for (const file of queue) {
    const text = forConsumers(await readFile(file, 'utf8'));
    for (const [, path = ''] of text.matchAll(SPECIFIER)) {
      const imported = join(dirname(file), path.replace(/\.js$/, '.d.ts'));
      if (!queue.includes(imported)) queue.push(imported);
    }
    const target = join(to, relative(from, file));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
};

const SPECIFIER = /(?<=\bfrom |\bimport\()["'](\.[^"']+)["']/g;

/** Adds the file extensions that Node needs. Only `page.d.ts` may declare globals. */
const forConsumers = (text: string): string =>
  withTabs(text, 4)
    .replace(/^declare global \{\n[^]*?^\}\n/gm, '')
    .replace(SPECIFIER, (_, path: string) => `'${path}.js'`);

/** Indents with tabs instead of spaces, which halves the file size. */
const withTabs = (text: string, blanks: number): string =>
  text.replace(/^ +/gm, (indent) => '\t'.repeat(indent.length / blanks) + ' '.repeat(indent.length % blanks));
