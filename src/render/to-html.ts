import { VNode } from './vnode';

const VOID = /^(br|col|hr|img|input|wbr)$/;
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', defaultValue: 'value' };
/** Props that don't become attributes. The runtime sets `style`, because a policy may forbid the attribute. */
const OMITTED = /^(children|key|ref|style|on[A-Z].*)$/;

interface Context {
  readonly isSvg?: boolean;
  readonly selected?: unknown;
}

/** Renders like Preact, so that the runtime finds the same nodes. @throws any error of a component */
export const toHtml = (node: unknown, context: Context = {}): string => {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map((child) => toHtml(child, context)).join('');
  // Preact doesn't render objects that aren't nodes, either.
  if (!VNode.is(node)) return typeof node === 'object' ? '' : escapeText(String(node));
  const { type, props } = node;
  if (typeof type === 'function') return toHtml(type({ ...props }), context);
  const isSvg = context.isSvg || type === 'svg';
  const attributes = Object.entries(props).map(([name, value]) =>
    type === 'select' && /value$/i.test(name) ? '' : attribute(name, value, isSvg),
  );
  if (type === 'option' && context.selected !== undefined && props.value === context.selected)
    attributes.push(' selected=""');
  const tag = `<${type}${attributes.join('')}>`;
  if (VOID.test(type)) return tag;
  const selected = type === 'select' ? (props.defaultValue ?? props.value) : context.selected;
  return `${tag}${toHtml(props.children, { isSvg, selected })}</${type}>`;
};

const attribute = (name: string, value: unknown, isSvg: boolean): string => {
  if (OMITTED.test(name) || value === undefined || value === null || typeof value === 'function') return '';
  // Like Preact, write `false` only for ARIA attributes.
  const isAria = name[4] === '-';
  if (value === false && !isAria) return '';
  const text = value === true && !isAria ? '' : String(value);
  return ` ${NAMES[name] ?? (isSvg ? name : name.toLowerCase())}="${escapeText(text)}"`;
};

export const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // A parser would turn an unescaped `\r` into a line feed.
    .replaceAll('\r', '&#13;');
