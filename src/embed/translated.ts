/** A node of Preact's tree, with the short member names of Preact's build. */
interface TreeNode {
  readonly type: unknown;
  readonly __k?: readonly (TreeNode | null)[] | null;
  readonly __e?: Node | null;
  readonly __c?: { readonly __P?: Node } | null;
}

type Rendered = ShadowRoot & { readonly __k: TreeNode };

interface Hooks {
  /** Called before `render()`. */
  __?(tree: unknown, parent: Node): void;
  /** Called before Preact diffs a node. */
  __b?(node: TreeNode): void;
  /** Called after a render has changed the DOM. */
  __c?(node: unknown, queue: unknown): void;
}

interface Translation {
  readonly text: Text;
  readonly original: string;
  readonly font: Element;
  /** The text node's parent, if `font` contains the text node; otherwise null. */
  readonly inner: Node | null;
}

/** Whether this chunk has just loaded. If so, widgets may have rendered without its hooks. */
let isLate = true;
const restored = new WeakSet<ShadowRoot>();
let isInstalled = false;
/** Translations to put back after the current render; undefined between renders. */
let translations: Translation[] | undefined;

/**
 * Keeps translated widgets up to date. Google Translate and Edge replace text nodes with `<font>`. Preact would then
 * update removed text nodes, and fail to insert nodes before them. Before a render, the hooks restore the text nodes;
 * afterwards, they put back the translations of unchanged texts.
 */
export default (shadow: ShadowRoot, options: object): void => {
  // This widget may have rendered without the hooks. Restore its texts, so that the translator translates them again.
  if (isLate && !restored.has(shadow)) restoreTexts(shadow);
  restored.add(shadow);
  if (isInstalled) return;
  isInstalled = true;
  setTimeout(() => (isLate = false));
  const hooks: Hooks = options;
  const { __: beforeRoot, __b: beforeDiff, __c: afterRender } = hooks;
  hooks.__ = (tree, parent) => {
    translations = restoreTexts(parent);
    beforeRoot?.(tree, parent);
  };
  hooks.__b = (node) => {
    translations ??= restoreTexts(node.__c?.__P?.getRootNode());
    beforeDiff?.(node);
  };
  hooks.__c = (node, queue) => {
    translations?.forEach(translateAgain);
    translations = undefined;
    afterRender?.(node, queue);
  };
};

const restoreTexts = (root: Node | undefined): Translation[] =>
  root instanceof ShadowRoot && root.querySelector('font') ? restoreIn(root, [(root as Rendered).__k]) : [];

const restoreIn = (parent: Element | ShadowRoot, tree: TreeNode['__k']): Translation[] => {
  const children = elementsAndTexts(tree);
  const inside = children.flatMap(({ __e, __k }) => (__e instanceof Element ? restoreIn(__e, __k) : []));
  return [
    ...replaceFonts(
      parent,
      children.map(({ __e }) => __e as Node),
    ),
    ...inside,
  ];
};

const replaceFonts = (parent: Element | ShadowRoot, nodes: readonly Node[]): Translation[] => {
  const fonts = [...parent.children].filter((child) => child.localName === 'font' && !nodes.includes(child));
  // Skip an element in which Preact rendered nothing: its content may be an article's HTML.
  if (!fonts.length || !nodes.length) return [];
  const translations = pair(
    nodes.filter((node): node is Text => node instanceof Text && node.parentNode !== parent),
    fonts,
  );
  for (const font of fonts) font.remove();
  nodes.reduceRight((next: Node | null, node) => {
    if (node instanceof Text && (node.parentNode !== parent || node.nextSibling !== next))
      parent.insertBefore(node, next);
    return node;
  }, null);
  return translations;
};

const elementsAndTexts = (nodes: TreeNode['__k']): TreeNode[] =>
  (nodes ?? []).flatMap((node) => {
    if (typeof node?.type === 'function') return elementsAndTexts(node.__k);
    return node?.__e ? [node] : [];
  });

/**
 * Pairs texts with `<font>` elements. If there are more of one kind, the texts stay untranslated until the translator
 * runs again.
 */
const pair = (texts: readonly Text[], fonts: readonly Element[]): Translation[] =>
  texts.length === fonts.length
    ? fonts.map((font, index) => {
        const text = texts[index] as Text;
        return { text, original: text.data, font, inner: font.contains(text) ? text.parentNode : null };
      })
    : [];

const translateAgain = ({ text, original, font, inner }: Translation): void => {
  if (!text.isConnected || text.data !== original) return;
  text.replaceWith(font);
  inner?.appendChild(text);
};
