import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findWidgets } from '../../../../cli/build/find-widgets';
import { writeTypes } from '../../../../cli/pack/write-types';
import { root } from './all-documents';
import type { Module } from './follow-block';

/**
 * Compiles code blocks with the strictest settings of a consumer, against the published declarations.
 *
 * @returns the compiler's output, with positions in the document instead of file names
 */
export const compileModules = async (modules: readonly Module[]): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'cobble-docs-types-'));
  try {
    const types = join(folder, 'types');
    mkdirSync(types);
    await writeTypes(await findWidgets(root), types);
    const files = modules.map(({ ending, text }, index) => {
      // Each block is a module, so each must import the types of `window.cobble`.
      const asking = "import type {} from 'cobble-embed/page';\n";
      writeFileSync(join(folder, `block-${index}.${ending}`), ending === 'js' ? `${text}export {};\n` : asking + text);
      return `block-${index}.${ending}`;
    });
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noEmit: true, allowJs: true, checkJs: true, skipLibCheck: true, types: [] },
          ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext' },
          moduleResolution: 'bundler',
          paths: {
            'cobble-embed/page': [join(types, 'page.d.ts')],
            'cobble-embed/*': [join(types, 'package/*.d.ts')],
            '@openfeature/*': [join(root, 'node_modules/@openfeature/*')],
          },
        },
        files: [...files, join(types, 'page.d.ts')],
      }),
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    return await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
    }).then(
      () => '',
      ({ stdout }: { stdout: string }) =>
        stdout.replace(/^block-(\d+)\.[tj]s/gm, (_, index: string) => modules[Number(index)]!.at),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
