// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agentFiles } from '../../../cli/agents/agent-files';
import { findWidgets } from '../../../cli/build/find-widgets';
import { allCommands } from '../../../cli/commands/definitions/all-commands';

const files = await agentFiles();

it.each(Object.entries(files))('matches the committed %s (update: npm run agents)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

it('describes every widget and command in AGENTS.md', async () => {
  const names = (await findWidgets(`${process.cwd()}/`)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  const listed = [...files['AGENTS.md']!.matchAll(/^- `(?!data-)([^`]+)`: \S/gm)].map(([, name]) => name!);
  const commands = allCommands.map(({ name }) => `cobble ${name}`).filter((name) => name !== 'cobble help');
  expect(listed.map((name) => name.replace(/ [[<].*/, '')).sort()).toEqual([...names, ...commands].sort());
});

it('lists every option of every command, and every event and method of every widget, in the reference', async () => {
  const missing = (page: string, words: readonly string[]) =>
    words.filter((word) => !files[`docs/reference/${page}.md`]!.includes(word));
  const options = allCommands.flatMap(({ options = [] }) => options.map(({ flags }) => `- \`${flags}\`: `));
  expect(missing('command-line', options)).toEqual([]);
  const widgets = (await findWidgets(`${process.cwd()}/`)).map(({ description }) => description);
  const rows = widgets.flatMap(({ name, events = {}, methods = [] }) => [
    ...Object.keys(events).map((event) => `| \`${name}\` | \`cobble:${event}\` | `),
    ...(methods.length > 0 ? [`| \`${name}\` | \`${methods.map((method) => `${method}()`).join('`, `')}\` |`] : []),
  ]);
  expect(missing('events-and-methods', rows)).toEqual([]);
});

// https://llmstxt.org: a title, a summary as a quote, text, then sections that only have lists of links.
it('has the format of llmstxt.org, and links to files of the package, each once', () => {
  const [, head, sections] =
    /^(# \S.*\n\n> \S.*\n\n[^#]*?)((?:\n## [^\n]+\n\n(?:- [^\n]+\n)+)+)$/.exec(files['llms.txt']!) ?? [];
  expect(head).toBeTruthy();
  const headings = [...sections!.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([...new Set(headings)]);
  expect(headings.at(-1)).toBe('Optional');
  const lines = sections!.match(/^- .*$/gm)!;
  const links = lines.map((line) => /^- \[[^\]]+\]\(([^)]+)\): \S/.exec(line)?.[1]);
  expect(links).toEqual([...new Set(links)]);
  expect(links.filter((path) => !path || !existsSync(path))).toEqual([]);
});
