import { expect, it } from 'vitest';
import { attributeOf, readProps } from '../../../src/embed/read-props';
import { readValue } from '../../../src/embed/read-value';
import { writeProps } from '../../../src/embed/write-props';

const element = (attributes: Record<string, string>) => {
  const made = document.createElement('div');
  for (const name in attributes) made.setAttribute(name, attributes[name]!);
  return made;
};
const table = {
  title: ['T'],
  rating: ['n', 0, [0, 5]],
  on: ['b', false],
  variant: ['t', 'a', ['a', 'b']],
  marketplaceURL: ['u'],
  price: ['a'],
  options: ['l'],
  action: ['r'],
} as const;
const read = (attributes: Record<string, string>, texts?: Record<string, string>) => {
  const warnings: [string, unknown][] = [];
  const props = readProps(element(attributes), table, texts, (...warning) => warnings.push(warning));
  return { props, warnings };
};

// LDR-6
it('counts a run of capitals as one word', () => {
  expect(['marketplaceURL', 'imageUrl', 'onSaleText', 'href'].map(attributeOf)).toEqual([
    'data-marketplace-url',
    'data-image-url',
    'data-on-sale-text',
    'data-href',
  ]);
});

// LDR-6
it.each([
  ['n', '4.5', 4.5],
  ['n', ' 4 ', 4],
  ['n', '', undefined],
  ['n', 'cheap', undefined],
  ['n', 'Infinity', undefined],
  ['n', 9, undefined],
  ['n', '-1', undefined],
  ['n', true, undefined],
  ['b', '', true],
  ['b', 'true', true],
  ['b', true, true],
  ['b', 'false', false],
  ['b', false, false],
  ['b', 'no', undefined],
  ['b', 1, undefined],
  ['t', 'any', 'any'],
  ['t', 5, '5'],
  ['t', { a: 1 }, undefined],
  ['t', '', ''],
  ['u', '/a', '/a'],
  ['u', 'javascript:alert(1)', undefined],
  ['u', ' JaVaScRiPt:alert(1)', undefined],
  ['u', 'data:text/html,x', undefined],
  ['u', 'mailto:a@b.example', 'mailto:a@b.example'],
  ['a', '830', 830],
  ['a', 830, 830],
  ['a', 'Free', 'Free'],
  ['a', '0', 0],
  ['a', ' ', ' '],
  ['l', '[{"a":1},2,null]', [{ a: 1 }]],
  ['l', '"[{\\"a\\":1}]"', [{ a: 1 }]],
  ['l', '{"a":1}', undefined],
  ['l', [], []],
  ['r', '{"a":1}', { a: 1 }],
  ['r', '[1]', undefined],
  ['r', 'null', undefined],
  ['r', '"text"', undefined],
])('reads %s of %j as %j', (code, value, expected) => {
  let result: unknown;
  try {
    result = readValue(code, value, code === 'n' ? [0, 5] : undefined);
  } catch {
    /* No JSON: the caller refuses it. */
  }
  expect(result).toEqual(expected);
});

// LDR-6
it('lets an attribute win over data-props, and data-props over the default', () => {
  expect(
    read({ 'data-title': 'A', 'data-props': '{"title":"B","rating":"3","variant":"b"}', 'data-variant': 'a' }).props,
  ).toMatchObject({ title: 'A', rating: 3, variant: 'a', on: false });
});

// LDR-6
it('gives the default for a bad value and tells of it, with the attribute and the value', () => {
  const { props, warnings } = read({
    'data-title': 'A',
    'data-rating': '9',
    'data-on': 'yes',
    'data-options': '[',
    'data-props': '{"variant":"z","price":[1]}',
  });
  expect(props).toMatchObject({ rating: 0, on: false, variant: 'a', options: undefined, price: undefined });
  expect(warnings).toEqual([
    ['data-rating', '9'],
    ['data-on', 'yes'],
    ['data-variant', 'z'],
    ['data-price', [1]],
    ['data-options', '['],
  ]);
});

// LDR-6
it.each([
  [{}, 'data-title'],
  [{ 'data-title': '' }, 'data-title'],
  [{ 'data-title': 'A', 'data-props': '{' }, 'data-props'],
  [{ 'data-title': 'A', 'data-props': '[]' }, 'data-props'],
  [{ 'data-title': 'A', 'data-props': 'null' }, 'data-props'],
])('refuses %j and names %s', (attributes, named) => {
  let thrown: unknown;
  try {
    read(attributes as Record<string, string>);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBe(named);
});

// LDR-6
it('is not moved by the names that every object has', () => {
  const { props, warnings } = read({
    'data-title': 'A',
    'data-props': '{"__proto__":{"rating":5},"constructor":{"a":1},"toString":1}',
  });
  expect(props.rating).toBe(0);
  expect(warnings).toEqual([]);
  expect(({} as { rating?: number }).rating).toBeUndefined();
});

// WGT-18
it("takes a default text from the page's settings, but an enum and a number not", () => {
  const texts = { title: 'T', closeLabel: 'Zu' };
  expect(readProps(element({}), { closeLabel: ['t', 'Close'], rating: ['n', 0] }, texts, () => {})).toEqual({
    closeLabel: 'Zu',
    rating: 0,
  });
});

const table2 = { ...table, title: ['t', 'None'] } as const;
const readBack = (made: HTMLElement) => readProps(made, table2, undefined, () => {});

// Interface 9: only the attribute went, and the member of data-props stood in for it.
it.each([null, undefined])('takes a prop away by %s wherever it was given', (none) => {
  const made = element({
    'data-title': 'A',
    'data-price': '5',
    'data-props': '{"title":"B","rating":3,"options":[{"key":"a"}]}',
  });
  writeProps(made, { title: none, price: none, on: true });
  expect(readBack(made)).toMatchObject({
    title: 'None',
    price: undefined,
    rating: 3,
    on: true,
    options: [{ key: 'a' }],
  });
  writeProps(made, { rating: none, variant: 'b' });
  expect(readBack(made)).toMatchObject({ title: 'None', rating: 0, variant: 'b', options: [{ key: 'a' }] });
});

// LDR-6
it.each(['{"title":', '[]', 'null', '7', ''])(
  'leaves data-props=%j as it is: the next reading says what is wrong',
  (json) => {
    const made = element({ 'data-props': json });
    writeProps(made, { title: null, price: 5 });
    expect([made.dataset.props, made.dataset.price]).toEqual([json, '5']);
  },
);

// LDR-6: an attribute of the page's is not written again for nothing.
it('does not touch data-props that has no such member', () => {
  const made = element({ 'data-props': '{ "rating": 3 }' });
  writeProps(made, { title: null, toString: null });
  expect(made.dataset.props).toBe('{ "rating": 3 }');
});

// Prototype.js before 1.7
it('writes lists as lists where an old library gives arrays a toJSON: they came out as a text in a text', () => {
  const list = Array.prototype as { toJSON?: unknown };
  list.toJSON = function (this: unknown[]) {
    return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`;
  };
  try {
    const made = element({ 'data-props': '{"title":"A","action":{"steps":[[1],[2]]}}' });
    writeProps(made, { options: [{ key: 'a', of: [1] }], title: null });
    expect([made.dataset.options, made.dataset.props]).toEqual([
      '[{"key":"a","of":[1]}]',
      '{"action":{"steps":[[1],[2]]}}',
    ]);
  } finally {
    delete list.toJSON;
  }
});

// LDR-6
it("reads a description's own props only: what an old library puts on Object.prototype failed every widget", () => {
  Object.assign(Object.prototype, { extend: () => {} });
  try {
    expect(read({ 'data-title': 'A' }).props.title).toBe('A');
    const made = document.createElement('div');
    writeProps(made, { title: 'B' });
    expect(made.getAttributeNames()).toEqual(['data-title']);
  } finally {
    delete (Object.prototype as { extend?: unknown }).extend;
  }
});
