// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const blocks = [...readFileSync('docs/edge.md', 'utf8').matchAll(/^```(?:ts|toml)\n(?:\/\/|#) (\S+)\n([^]*?)^```$/gm)];

const plain = (code: string) => code.replace(/^ +/gm, '');

it("shows the tested example's code in docs/edge.md", () => {
  expect(blocks.length).toBe(5);
  for (const [, path, code] of blocks) expect(plain(readFileSync(path!, 'utf8'))).toContain(plain(code!));
  expect(readFileSync('docs/edge.md', 'utf8').match(/^```(?!json)\w/gm)).toHaveLength(5);
});

it("names the worker's endpoint in the page's JSON in docs/edge.md", () => {
  const [, json] = /^```json\n([^]*?)^```$/m.exec(readFileSync('docs/edge.md', 'utf8'))!;
  const { experiments } = JSON.parse(json!);
  expect(readFileSync('examples/edge/worker.ts', 'utf8')).toContain(`'${experiments.assignmentUrl}'`);
});
