// @vitest-environment node
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { SHARED } from '../../../cli/build/placeholders';
import { sharedReact } from '../../../cli/build/plugins/shared-react';

// CLI-3
it('a chunk takes each name of what the runtime shares once, and none that it does not use', async () => {
  const files: Record<string, string> = {
    a: 'import{useRef,useMemo}from"react";import"b";export const a=()=>useRef(1);',
    b: 'import{useRef,useState}from"react";self.b=()=>useRef(useState(2));',
  };
  const { outputFiles } = await build({
    stdin: { contents: 'export{a}from"a";' },
    bundle: true,
    format: 'esm',
    minifySyntax: true,
    write: false,
    plugins: [
      sharedReact,
      {
        name: 'files',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^[ab]$/ }, ({ path }) => ({ path, namespace: 'files' }));
          onLoad({ filter: /./, namespace: 'files' }, ({ path }) => ({ contents: files[path] }));
        },
      },
    ],
  });
  const [{ text = '' } = {}] = outputFiles;
  expect([...text.matchAll(/import \{ (.*) \} from "(.*)"/g)].map(([, names, from]) => [names, from]).sort()).toEqual([
    ['useRef', SHARED],
    ['useState', SHARED],
  ]);
});
