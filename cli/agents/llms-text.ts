import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { root } from '../../esbuild.config.mjs';
import type { JsonSchemaValue } from '../schema/settings-schema';

const INDEX = 'docs/README.md';

/** Returns `llms.txt` in the format of llmstxt.org, with the links of the documentation's index. */
export const llmsText = (summary: string, schemas: Readonly<Record<string, JsonSchemaValue>>): string => {
  const [, ...sections] = readFileSync(join(root, INDEX), 'utf8').split(/^##+ /m);
  return `# Cobble

> ${summary}

Every path is relative to this file, in the npm package \`cobble-embed\` and in the repository.

## Start here

- [AGENTS.md](AGENTS.md): rules for coding agents, all widgets, settings and commands
- [README.md](README.md): what Cobble is, the tag with its attributes, and the commands

## Schemas

${Object.entries(schemas)
  .map(([file, { title, description }]) => `- [${title}](schema/${file}): ${withCode(String(description))}\n`)
  .join('')}${sections.map(sectionText).join('')}`;
};

const withCode = (text: string): string => text.replace(/<[^>]+>/g, '`$&`');

/** Lists a section's links. Skips tables. */
const sectionText = (section: string): string => {
  const [heading = '', ...lines] = section.split('\n');
  const links = lines.filter((line) => /^(- )?\[/.test(line)).flatMap(linksOf);
  // The format of `llms.txt` lets agents skip a section named Optional.
  return links.length ? `\n## ${heading.replace('Explanation', 'Optional')}\n\n${links.join('')}` : '';
};

/** A line may have several links. Skips links with a fragment. */
const linksOf = (line: string): string[] =>
  [...line.matchAll(/\[([^\]]+)\]\(([^)#]+)\)([^[]*)/g)].map(([, name = '', target = '', rest = '']) => {
    const path = join(dirname(INDEX), target);
    const words = rest.replace(/[,;] (and )?$/, '').replace(/^[,:]? (and )?/, '');
    return `- [${name.replace(/^\w/, (letter) => letter.toUpperCase())}](${path}): ${words || pageSummary(path)}\n`;
  });

const pageSummary = (path: string): string => {
  const text = readFileSync(join(root, path), 'utf8');
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  return headings.join('; ') || (/^[A-Z].*?\.(?=\s)/m.exec(text)?.[0] ?? '');
};
