import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { root } from '../../esbuild.config.mjs';
import type { JsonSchemaValue } from '../schema/settings-schema';

interface Link {
  readonly name: string;
  /** Relative to the package's folder. */
  readonly path: string;
  readonly text: string;
}

const INDEX = 'docs/README.md';
/** Agents may skip this section (llmstxt.org). */
const OPTIONAL = 'Explanation';

/**
 * Returns `llms.txt` in the format of llmstxt.org, with the links of the documentation's index.
 *
 * @param schemas keyed by file name in `schema`
 */
export const llmsText = (summary: string, schemas: Readonly<Record<string, JsonSchemaValue>>): string => {
  const sections: (readonly [string, readonly Link[]])[] = [
    [
      'Start here',
      [
        { name: 'AGENTS.md', path: 'AGENTS.md', text: 'rules for coding agents, all widgets, attributes and commands' },
        { name: 'README.md', path: 'README.md', text: 'the tag, its attributes, and every command with its options' },
      ],
    ],
    ...indexSections(readFileSync(join(root, INDEX), 'utf8')),
    [
      'Schemas',
      Object.entries(schemas).map(([file, { title, description }]) => ({
        name: String(title),
        path: `schema/${file}`,
        text: String(description).replace(/<[^>]+>/g, '`$&`'),
      })),
    ],
  ];
  const isOptional = ([heading]: (typeof sections)[number]) => heading === OPTIONAL;
  const sorted = [...sections.filter((each) => !isOptional(each)), ...sections.filter(isOptional)];
  return `# Cobble

> ${summary}

Every path is relative to this file, in the npm package \`cobble-embed\` and in the repository.
${sorted.map(([heading, links]) => sectionText(heading === OPTIONAL ? 'Optional' : heading, links)).join('')}`;
};

const sectionText = (heading: string, links: readonly Link[]): string =>
  `\n## ${heading}\n\n${links.map(({ name, path, text }) => `- [${name}](${path}): ${text}\n`).join('')}`;

/** Returns the index's lists by heading. Its tables aren't lists of pages. */
const indexSections = (index: string): (readonly [string, readonly Link[]])[] =>
  index
    .split(/^##+ /m)
    .slice(1)
    .map((section): readonly [string, readonly Link[]] => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.filter((line) => /^(- )?\[/.test(line)).flatMap(linksOf)];
    })
    .filter(([, links]) => links.length > 0);

/** A line may have several links. Links to a part of a page are omitted: another link leads to the page. */
const linksOf = (line: string): Link[] =>
  [...line.matchAll(/\[([^\]]+)\]\(([^)#]+)\)([^[]*)/g)].map(([, name = '', target = '', rest = '']) => {
    const path = join(dirname(INDEX), target);
    const words = rest.replace(/[,;] (and )?$/, '').replace(/^[,:]? (and )?/, '');
    return { name: name.replace(/^\w/, (letter) => letter.toUpperCase()), path, text: words || pageSummary(path) };
  });

/** Returns a page's headings, or its first sentence if it has none. */
const pageSummary = (path: string): string => {
  const text = readFileSync(join(root, path), 'utf8');
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  return headings.join('; ') || (/^[A-Z].*?\.(?=\s)/m.exec(text)?.[0] ?? '');
};
