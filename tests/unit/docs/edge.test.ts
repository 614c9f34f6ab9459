// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const blocks = [...readFileSync('docs/edge.md', 'utf8').matchAll(/^```(?:ts|toml)\n(?:\/\/|#) (\S+)\n([^]*?)^```$/gm)];

/** Without its indentation: a document has its own. */
const plain = (code: string) => code.replace(/^ +/gm, '');

it('the code in docs/edge.md is that of the example, which is tested', () => {
  expect(blocks.length).toBe(5);
  for (const [, path, code] of blocks) expect(plain(readFileSync(path!, 'utf8'))).toContain(plain(code!));
  expect(readFileSync('docs/edge.md', 'utf8').match(/^```(?!json)\w/gm)).toHaveLength(5);
});

it('the page’s JSON in docs/edge.md names what the worker answers', () => {
  const [, json] = /^```json\n([^]*?)^```$/m.exec(readFileSync('docs/edge.md', 'utf8'))!;
  const { experiments } = JSON.parse(json!);
  expect(readFileSync('examples/edge/worker.ts', 'utf8')).toContain(`'${experiments.assignmentUrl}'`);
});
