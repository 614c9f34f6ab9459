import { readdirSync, readFileSync } from 'node:fs';
import { root } from './run-vitest.mjs';

const RULES = [
  {
    name: 'clause as subject',
    // Short descriptions of members are allowed: "What the response depends on."
    find: /(?:^|[.:;] )(?:Whatever|What|Whoever|Who|Which|That it|Where it)(?: [^ .?]+){6,}(?:\.|$)/,
    fix: 'start with the thing, then the verb: "The caller reports …"',
  },
  {
    name: 'negated noun',
    find: /(?<!\bthere )\b(?:(?:is|are|was|were|be) no|(?:is|are|was|were|has|have|be) none)\b(?! (?:longer|more|one|need|way))/,
    fix: 'negate the verb: "isn\'t a …", "doesn\'t have …"',
  },
  { name: 'stands', find: /\bst(?:ands?|ood)\b(?! (?:for|out|in for))/, fix: 'write "is" or "appears"' },
  {
    name: 'told',
    find: /\btold\b|\btells? (?:it|of|what|how|that)\b|\bsa(?:id|ys?) so\b/,
    fix: 'write "reports" or "logs"',
  },
  { name: 'mend', find: /\bmend(?:s|ed|ing)?\b/, fix: 'write "fix"' },
  { name: 'comes along', find: /\b(?:go|com)es? (?:later|along|by|beside|behind)\b/, fix: 'write "is loaded lazily"' },
];

/** Exempts a comment or paragraph, with the reason: `prose-ignore: quotes a message`. */
const IGNORED = /prose-ignore: \S/;

/**
 * @param {string} path determines the kind of file
 * @param {string} text the file's content
 * @returns {{ line: number, message: string }[]} lines are 1-based
 */
export const findProse = (path, text) => {
  const passages = path.endsWith('.md') ? passagesOf(text) : commentsOf(text);
  return passages.flatMap(({ line, words }) => {
    if (IGNORED.test(words)) return [];
    return RULES.filter(({ find }) => find.test(words)).map(({ name, find, fix }) => ({
      line,
      message: `${name}: "${words.match(find)[0].trim()}". Fix: ${fix}`,
    }));
  });
};

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

const commentsOf = (text) =>
  [...text.matchAll(/\/\*\*?[^]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)].map((match) => ({
    line: lineAt(text, match.index),
    words: match[0]
      .replace(/^\s*(?:\/?\*+\/?|\/\/)|\*\/\s*$/gm, '')
      .replace(/`[^`]*`/g, 'x')
      .replace(/\s+/g, ' ')
      .trim(),
  }));

/** Returns the prose of a document, without code, tables and headings. Lines keep their numbers. */
const passagesOf = (text) => {
  const blank = (match) => match.replace(/[^\n]/g, '');
  const prose = text.replace(/```[^]*?```|^\|.*$|^#.*$/gm, blank).replace(/`[^`\n]*`/g, 'x');
  return [...prose.matchAll(/\S[^]*?(?=\n\n|$(?![^]))/g)].map((match) => ({
    line: lineAt(prose, match.index),
    words: match[0].replace(/\s+/g, ' '),
  }));
};

/** Checks comments of `src`, `cli` and `examples`, and every document. @returns {boolean} */
export const lintProse = () => {
  const sources = ['src', 'cli', 'examples', 'docs'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const files = [...sources, 'README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];
  const findings = files
    .filter((path) => /\.(tsx?|mjs|md)$/.test(path))
    .flatMap((path) =>
      findProse(path, readFileSync(root + path, 'utf8')).map(({ line, message }) => `${path}:${line} ${message}`),
    );
  for (const finding of findings) console.log(finding);
  return findings.length === 0;
};
