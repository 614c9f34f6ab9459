import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { marked, type Token, type Tokens } from 'marked';

export interface Block {
  language: string;
  /** The file that the block shows: the second word after the fence, if it is a file name. */
  file?: string;
  /** Expected exit code of shell lines, as in `exit=1` after the fence. */
  exit: number;
  /** Expected findings of `cobble lint`, as in `findings=2` after the fence. */
  findings: number;
  text: string;
  at: string;
}

export interface Document {
  name: string;
  text: string;
  blocks: Block[];
  links: string[];
  code: string[];
  anchors: Set<string>;
}

export const readDocument = (root: string, name: string): Document => {
  const text = readFileSync(`${root}${name}`, 'utf8');
  const tokens = marked.lexer(text);
  const slugger = new GithubSlugger();
  const document: Document = { name, text, blocks: [], links: [], code: [], anchors: new Set() };
  let from = 0;
  // walkTokens returns promises only if its callback does.
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') document.anchors.add(slugger.slug(wordsOf(token.tokens)));
    if (token.type === 'link' || token.type === 'image') document.links.push((token as Tokens.Link).href);
    if (token.type === 'codespan') document.code.push((token as Tokens.Codespan).text);
    if (token.type !== 'code') return;
    const block = token as Tokens.Code;
    // The raw text of a block in a list isn't found, because it has lost its indentation. Use the previous block's
    // position.
    from = Math.max(from, text.indexOf(block.raw, from));
    const [language = '', ...rest] = (block.lang ?? '').split(' ').filter(Boolean);
    document.blocks.push({
      language,
      file: rest.find((word) => !word.includes('=')),
      exit: numberOf('exit', rest),
      findings: numberOf('findings', rest),
      text: `${block.text}\n`,
      at: `${name}:${text.slice(0, from).split('\n').length + 1}`,
    });
  });
  return document;
};

const numberOf = (name: string, words: readonly string[]): number =>
  Number(words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? 0);

const wordsOf = (tokens: Token[] | undefined): string =>
  (tokens ?? [])
    .map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('');
