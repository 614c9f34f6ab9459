// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { parseAst } from 'vitest/node';

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

const SHOWN = /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/;
const WORD = /\p{L}{2}/u;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isElement = (node: Node) => node.type === 'CallExpression' && (node.callee as Node).name === 'createElement';

/** Returns the strings that an expression can evaluate to, but not strings that it compares, looks up or passes on. */
const wordsIn = (node: Node): string[] => {
  if (node.type === 'Literal') return typeof node.value === 'string' && WORD.test(node.value) ? [node.value] : [];
  if (node.type === 'TemplateElement') {
    const { cooked } = node.value as { cooked: string };
    return WORD.test(cooked) ? [cooked] : [];
  }
  if (node.type === 'CallExpression' || node.type === 'MemberExpression') return [];
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator as string)) return [];
  return childrenOf(node).flatMap(wordsIn);
};

const ownWords = (source: string): string[] => {
  const look = (node: Node): string[] => {
    const [, props, ...children] = isElement(node) ? (node.arguments as Node[]) : [];
    const shown = props?.type === 'ObjectExpression' ? (props.properties as Node[]) : [];
    return [
      ...shown
        .filter(({ key }) => SHOWN.test(`${(key as Node | undefined)?.value ?? (key as Node | undefined)?.name}`))
        .flatMap(({ value }) => wordsIn(value as Node)),
      ...children.flatMap(wordsIn),
      ...childrenOf(node).flatMap(look),
    ];
  };
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'transform', jsxFactory: 'createElement' });
  return look(parseAst(code) as never);
};

const sources = ['src/widgets', 'src/areas'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`),
);

// Issue 13: a text outside of the settings can't be translated.
it('finds no built-in text in any component', () => {
  expect(sources.length).toBeGreaterThan(60);
  expect(sources.flatMap((path) => ownWords(readFileSync(path, 'utf8')).map((word) => [path, word]))).toEqual([]);
});

it.each([
  ['<p>Hello {name}</p>', 'Hello '],
  ['<p>{ok ? text : "Gone"}</p>', 'Gone'],
  ['<p>{`\u0024{count} items`}</p>', ' items'],
  ['<input aria-label="Name" />', 'Name'],
  ['<p>{ok && <b title={`At \u0024{x}`}>{list.map(() => <i>Deep</i>)}</b>}</p>', 'At ', 'Deep'],
  ['<p className="x">{state === "done" ? texts.done : texts["a b"]} – {format("day")}</p>'],
])('finds the texts of %s', (source, ...words) => {
  expect(ownWords(`export const a = ${source}`).map((word) => word.trim())).toEqual(words.map((word) => word.trim()));
});
