// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/how-to/run-at-the-edge.md', 'utf8');
const reference = readFileSync('docs/reference/edge.md', 'utf8');
const blocks = [...text.matchAll(/^```ts\n\/\/ (\S+)\n([^]*?)^```$/gm)];

it("shows the tested example's code in docs/how-to/run-at-the-edge.md", () => {
  expect(blocks.map(([, path]) => path)).toEqual(['examples/edge/worker.ts', 'examples/edge/node-server.ts']);
  const withoutIndent = (code: string) => code.replace(/^ +/gm, '');
  for (const [, path, code] of blocks)
    expect(withoutIndent(readFileSync(path!, 'utf8'))).toContain(withoutIndent(code!));
  expect(text.match(/^```ts/gm)).toHaveLength(blocks.length);
});

it("names the handler's path in the page's JSON, and every option in docs/reference/edge.md", () => {
  const [, json] = /^```json\n([^]*?)^```$/m.exec(text)!;
  const { experiments } = JSON.parse(json!);
  const handler = readFileSync('src/package/edge/create-edge-handler.ts', 'utf8');
  expect(handler).toContain(`'${experiments.assignmentUrl}'`);
  const [, options] = /interface EdgeOptions \{([^]*?)^\}/m.exec(
    readFileSync('src/package/edge/edge-options.ts', 'utf8'),
  )!;
  const names = [...options!.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name]) => name);
  expect([...reference.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(names);
});
