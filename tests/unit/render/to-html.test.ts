// @vitest-environment node
import { expect, it } from 'vitest';
import { toHtml } from '../../../src/render/to-html';
import { VNode } from '../../../src/render/vnode';

const h = (type: VNode['type'], props: Record<string, unknown> = {}, ...children: unknown[]) =>
  toHtml(new VNode(type, { ...props, children }));

it('writes attributes as Preact sets them', () => {
  expect(h('label', { className: 'a', htmlFor: 'b', tabIndex: -1, key: 1, ref: {}, style: { color: 'red' } })).toBe(
    '<label class="a" for="b" tabindex="-1"></label>',
  );
  expect(
    h('a', { hidden: true, href: undefined, title: null, draggable: false, onClick: () => {}, download: '' }),
  ).toBe('<a hidden="" download=""></a>');
  expect(h('p', { 'aria-hidden': true, 'aria-busy': false, 'data-x': false })).toBe(
    '<p aria-hidden="true" aria-busy="false" data-x="false"></p>',
  );
  expect(h('svg', { viewBox: '0 0 1 1' }, new VNode('path', { strokeWidth: 2 }))).toBe(
    '<svg viewBox="0 0 1 1"><path strokeWidth="2"></path></svg>',
  );
  expect(h('input', { defaultValue: 'a', maxLength: 3, readOnly: false })).toBe('<input value="a" maxlength="3">');
});

it('selects the default option of a select', () => {
  const options = ['a', 'b'].map((value) => new VNode('option', { value, children: value }));
  expect(h('select', { defaultValue: 'b' }, options)).toBe(
    '<select><option value="a">a</option><option value="b" selected="">b</option></select>',
  );
  expect(h('select', { value: 'a', id: 's' }, options)).toBe(
    '<select id="s"><option value="a" selected="">a</option><option value="b">b</option></select>',
  );
});

const Twice = ({ text }: Record<string, unknown>) => [text, text];

it('renders texts, numbers, lists and components, and nothing else', () => {
  expect(h('p', {}, 'a<b>&"\r', 0, [1, ['c']], null, undefined, true, false, { type: 'b', props: {} })).toBe(
    '<p>a&lt;b&gt;&amp;&quot;&#13;01c</p>',
  );
  expect(h('p', {}, new VNode(Twice, { text: 'x' }))).toBe('<p>xx</p>');
});
