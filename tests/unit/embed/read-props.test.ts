import { expect, it } from 'vitest';
import { PropCode, type PropTable, REQUIRED } from '../../../src/embed/prop-table';
import { attributeOf, readProps } from '../../../src/embed/read-props';
import { readValue } from '../../../src/embed/read-value';
import { writeProps } from '../../../src/embed/write-props';
import { PropError } from '../../../src/widgets/kit/prop-error';

const element = (attributes: Record<string, string>) => {
  const made = document.createElement('div');
  for (const name in attributes) made.setAttribute(name, attributes[name]!);
  return made;
};
const table = {
  title: [PropCode.text, REQUIRED],
  rating: [PropCode.number, 0, [0, 5]],
  on: [PropCode.boolean, false],
  variant: [PropCode.text, 'a', [PropCode.amount, 'b']],
  marketplaceURL: [PropCode.url],
  price: [PropCode.amount],
  options: [PropCode.list],
  action: [PropCode.record],
} as const satisfies PropTable;
const read = (attributes: Record<string, string>, texts?: Record<string, string>) => {
  const warnings: [string, unknown][] = [];
  const props = readProps(element(attributes), table, texts, (...warning) => warnings.push(warning));
  return { props, warnings };
};

// LDR-6
it('treats a run of capitals as one word in attribute names', () => {
  expect(['marketplaceURL', 'imageUrl', 'onSaleText', 'href'].map(attributeOf)).toEqual([
    'data-marketplace-url',
    'data-image-url',
    'data-on-sale-text',
    'data-href',
  ]);
});

// LDR-6
it.each<readonly [type: keyof typeof PropCode, value: unknown, expected: unknown]>([
  ['number', '4.5', 4.5],
  ['number', ' 4 ', 4],
  ['number', '0', 0],
  ['number', '5', 5],
  ['number', '', undefined],
  ['number', 'cheap', undefined],
  ['number', 'Infinity', undefined],
  ['number', 9, undefined],
  ['number', '-1', undefined],
  ['number', true, undefined],
  ['boolean', '', true],
  ['boolean', 'true', true],
  ['boolean', true, true],
  ['boolean', 'false', false],
  ['boolean', false, false],
  ['boolean', 'no', undefined],
  ['boolean', 1, undefined],
  ['text', 'any', 'any'],
  ['text', 5, '5'],
  ['text', { a: 1 }, undefined],
  ['text', '', ''],
  ['url', '/a', '/a'],
  ['url', 'javascript:alert(1)', undefined],
  ['url', ' JaVaScRiPt:alert(1)', undefined],
  ['url', 'data:text/html,x', undefined],
  ['url', 'mailto:a@b.example', 'mailto:a@b.example'],
  ['amount', '830', 830],
  ['amount', 830, 830],
  ['amount', 'Free', 'Free'],
  ['amount', '0', 0],
  ['amount', ' ', ' '],
  ['list', '[{"a":1},2,null]', [{ a: 1 }]],
  ['list', '"[{\\"a\\":1}]"', [{ a: 1 }]],
  ['list', '{"a":1}', undefined],
  ['list', [], []],
  ['record', '{"a":1}', { a: 1 }],
  ['record', '[1]', undefined],
  ['record', 'null', undefined],
  ['record', '7', undefined],
  ['list', '"\\"[]\\""', undefined],
  ['record', '"text"', undefined],
  ['record', '{', undefined],
])('reads %s of %j as %j', (type, value, expected) => {
  expect(readValue(PropCode[type], value, type === 'number' ? [0, 5] : undefined)).toEqual(expected);
});

// LDR-6
it('prefers an attribute to data-props, and data-props to the default', () => {
  expect(
    read({ 'data-title': 'A', 'data-props': '{"title":"B","rating":"3","variant":"b"}', 'data-variant': 'a' }).props,
  ).toMatchObject({ title: 'A', rating: 3, variant: 'a', on: false });
});

// LDR-6
it('uses the default for an invalid value and reports the attribute and value', () => {
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
])('rejects %j and names %s', (attributes, named) => {
  expect(() => read(attributes as Record<string, string>)).toThrow(new PropError(named as string));
});

// LDR-6
it('ignores names that every object inherits', () => {
  const { props, warnings } = read({
    'data-title': 'A',
    'data-props': '{"__proto__":{"rating":5},"constructor":{"a":1},"toString":1}',
  });
  expect(props.rating).toBe(0);
  expect(warnings).toEqual([]);
  expect(({} as { rating?: number }).rating).toBeUndefined();
});

// WGT-18
it("takes default texts, but not enums and numbers, from the page's settings", () => {
  const texts = { closeLabel: 'Zu', rating: '5', variant: 'c', lines: '3' };
  const closeLabel = [PropCode.text, 'Close'] as const;
  const lines = [PropCode.number, 1] as const;
  const { rating, variant } = table;
  expect(readProps(element({}), { closeLabel, rating, variant, lines }, texts, () => {})).toEqual({
    closeLabel: 'Zu',
    rating: 0,
    variant: 'a',
    lines: 1,
  });
});

const table2 = { ...table, title: [PropCode.text, 'None'] } as const;
const readBack = (made: HTMLElement) => readProps(made, table2, undefined, () => {});

// LDR-6
it('treats null in data-props as absent without a report', () => {
  const { props, warnings } = read({ 'data-title': 'A', 'data-props': '{"rating":null,"variant":null}' });
  expect([props.rating, props.variant, warnings]).toEqual([0, 'a', []]);
});

// Interface 9: only the attribute used to be removed, so the value in data-props took effect.
it.each([null, undefined])('removes a prop set to %s from every attribute that gave it', (none) => {
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

// Interface 9: if widgets have different defaults for a text, `cobble texts` prefixes its name with the widget.
it("prefers an attribute to the widget's text, and that to the text for all widgets", () => {
  const closeLabel = [PropCode.text, 'Close'] as const;
  const rating = [PropCode.number, 0] as const;
  const texts = { closeLabel: 'Zu', 'modal.closeLabel': 'Fenster zu', 'modal.rating': '5' };
  const readAs = (attributes: Record<string, string>) =>
    readProps(element(attributes), { closeLabel, rating }, texts, () => {});
  expect(readAs({ 'data-widget': 'modal' })).toEqual({ closeLabel: 'Fenster zu', rating: 0 });
  expect(readAs({ 'data-widget': 'flyout' })).toEqual({ closeLabel: 'Zu', rating: 0 });
  expect(readAs({ 'data-widget': 'modal', 'data-close-label': 'X' })).toEqual({ closeLabel: 'X', rating: 0 });
});

// LDR-6
it.each(['{"title":', '[]', 'null', '7', ''])(
  'leaves invalid data-props=%j unchanged for the next read to report',
  (json) => {
    const made = element({ 'data-props': json });
    writeProps(made, { title: null, price: 5 });
    expect([made.dataset.props, made.dataset.price]).toEqual([json, '5']);
  },
);

it('writes a URL object as its address', () => {
  const made = element({});
  writeProps(made, { marketplaceURL: new URL('https://a.example/b') });
  expect(made.dataset.marketplaceUrl).toBe('https://a.example/b');
});

// LDR-6: the page's attribute isn't rewritten without a reason.
it('leaves data-props unchanged if it lacks the written prop', () => {
  const made = element({ 'data-props': '{ "rating": 3 }' });
  writeProps(made, { title: null, toString: null });
  expect(made.dataset.props).toBe('{ "rating": 3 }');
});

// Prototype.js before 1.7 adds a toJSON that returns text.
it('writes lists as lists if an old library adds toJSON to arrays', () => {
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
it("reads only a description's own props, not what a library adds to Object.prototype", () => {
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
