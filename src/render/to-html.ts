import { escapeText } from './escape-text';
import { VNode } from './vnode';

const VOID = /^(br|col|hr|img|input|wbr)$/;
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', defaultValue: 'value' };
/** For nobody but React, or for script alone; and styles, which a page's policy may forbid: the runtime sets them. */
const LEFT_OUT = /^(children|key|ref|style|on[A-Z].*)$/;

/** What is round a node. */
interface Around {
  readonly isSvg?: boolean;
  /** What is chosen in the select. */
  readonly chosen?: unknown;
}

/**
 * The HTML of what a component draws, as preact makes it in the page: the runtime finds the same nodes.
 *
 * @throws what a component throws
 */
export const toHtml = (node: unknown, around: Around = {}): string => {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map((one) => toHtml(one, around)).join('');
  // Data that is no text is drawn by nobody.
  if (!VNode.is(node)) return typeof node === 'object' ? '' : escapeText(String(node));
  const { type, props } = node;
  if (typeof type === 'function') return toHtml(type({ ...props }), around);
  const isSvg = around.isSvg || type === 'svg';
  const attributes = Object.entries(props).map(([name, value]) =>
    type === 'select' && /value$/i.test(name) ? '' : attribute(name, value, isSvg),
  );
  if (type === 'option' && around.chosen !== undefined && props.value === around.chosen)
    attributes.push(' selected=""');
  const tag = `<${type}${attributes.join('')}>`;
  if (VOID.test(type)) return tag;
  const chosen = type === 'select' ? (props.defaultValue ?? props.value) : around.chosen;
  return `${tag}${toHtml(props.children, { isSvg, chosen })}</${type}>`;
};

const attribute = (name: string, value: unknown, isSvg: boolean): string => {
  // As preact: `false` stands in the attributes of ARIA alone.
  if (LEFT_OUT.test(name) || value === undefined || value === null || typeof value === 'function') return '';
  if (value === false && name[4] !== '-') return '';
  const text = value === true && name[4] !== '-' ? '' : String(value);
  return ` ${NAMES[name] ?? (isSvg ? name : name.toLowerCase())}="${escapeText(text)}"`;
};
