import GithubSlugger from 'github-slugger';
import { Marked, type Tokens } from 'marked';
import { escapeHtml, mark, scrollable } from './page';
import { evidenceOf, type Run } from './results';

/** The documents that become pages, keyed by page. */
export const DOCUMENTS = {
  'security.html': 'SECURITY.md',
  'browser-support.html': 'docs/reference/browser-support.md',
  'compatibility.html': 'docs/compatibility.md',
  'engines.html': 'docs/engines.md',
  'speed.html': 'docs/speed.md',
  'page-scores.html': 'docs/page-scores.md',
} as const;

/** Renders a document of this repository. Links to documents that aren't in the report become text. */
export const documentHtml = (markdown: string): string => {
  const slugger = new GithubSlugger();
  let heading = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        heading = html.replace(/<[^>]*>/g, '');
        return `<h${depth} id="${slugger.slug(heading)}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const target = targetOf(href);
        return target ? `<a href="${target}">${text}</a>` : text;
      },
      image: ({ text }: Tokens.Image) => text,
      code: ({ text }: Tokens.Code) => `<pre tabindex="0">${escapeHtml(text)}</pre>\n`,
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map((cell) => this.tablecell(cell)).join('')}</tr>`;
        const body = token.rows.map(row).join('\n');
        return scrollable(
          `Table: ${heading}`,
          `<table><thead>${row(token.header)}</thead><tbody>\n${body}\n</tbody></table>`,
        );
      },
      tablecell({ header, align, tokens }: Tokens.TableCell) {
        const html = this.parser.parseInline(tokens);
        // An empty header labels nothing.
        const name = header && html ? 'th' : 'td';
        return `<${name}${align === 'right' ? ' class="right"' : ''}>${html}</${name}>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
};

const targetOf = (href: string): string | undefined => {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const page = `${path.split('/').at(-1)?.replace(/\.md$/, '').toLowerCase()}.html`;
  if (!path.endsWith('.md') || !(page in DOCUMENTS)) return undefined;
  return anchor ? `${page}#${anchor}` : page;
};

/** The rows of SECURITY.md that name a test. */
export const threatsIn = (markdown: string): { line: string; reference: string }[] =>
  [...markdown.matchAll(/^\|.*\| `(tests\/[^`]+)`: (.+?) *\|$/gm)].map(([line, file, words]) => ({
    line,
    reference: `${file}: ${words}`,
  }));

/** Adds a column with the result of each threat's test. */
export const withResults = (markdown: string, runs: readonly Run[]): string => {
  const withHead = markdown.replace(/^(\| threat .*\|)\n(\| -.*\|)$/m, '| result $1\n| --- $2');
  return threatsIn(markdown).reduce((text, { line, reference }) => {
    const { state, passed, failed, where } = evidenceOf(reference, runs);
    const cells = {
      passed: `${mark('good', 'Passed')}: ${passed}, in ${where.join(', ')}`,
      failed: `${mark('bad', 'FAILED')}: ${escapeHtml(failed.map(({ title }) => title).join('; ')).replaceAll('|', '&#124;')}`,
      'not run': mark('open', 'Not run'),
    };
    return text.replace(line, () => `| ${cells[state]} ${line}`);
  }, withHead);
};

const noteOf = (page: keyof typeof DOCUMENTS): string =>
  page === 'security.html'
    ? 'The column "result" comes from the test runs of this report.'
    : "Its figures name their own machine or command: the test runs of this report don't repeat them.";

/** @param changed `abc1234 (2026-03-01)`: the document's last commit */
export const documentPage = (page: keyof typeof DOCUMENTS, html: string, changed: string): string =>
  html.replace(
    '</h1>',
    `</h1>\n<p class="note">From <code>${DOCUMENTS[page]}</code>, last changed in ${changed || 'an unknown commit'}. ${noteOf(page)}</p>`,
  );
