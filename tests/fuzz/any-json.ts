import fc from '../fast-check';

/** Names that are special in JavaScript but plain data here. */
const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'then',
  'length',
  'hasOwnProperty',
  'toJSON',
];

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    -1e308,
    5e-324,
    2 ** 53,
    '',
    ' ',
    '0',
    'x',
    'Success',
    [],
    {},
    [null],
    [[]],
    [{}],
    { length: 3 },
    // biome-ignore lint/suspicious/noThenProperty: an answer that looks like a promise is one of the cases.
    { then: 1 },
  ),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '\u202e\u0000\ud800',
    'x'.repeat(5000),
    '2026-13-45T99:99:99Z',
    '{{dc.x}}',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ maxLength: 20, unit: 'grapheme' }),
);

const deep = fc
  .tuple(fc.integer({ min: 2, max: 1000 }), fc.constantFrom('list', 'record', 'items'), oddValue)
  .map(([depth, form, inner]) => {
    let value = inner;
    for (let level = 0; level < depth; level++)
      value = form === 'list' ? [value] : form === 'items' ? { items: [value] } : { result: value };
    return value;
  });

/** Uses `JSON.parse`, because it creates an own property even for `__proto__`. */
const hostile = fc
  .array(fc.tuple(fc.constantFrom(...hostileKeys, 'items', 'result', 'id', 'name'), oddValue), { maxLength: 4 })
  .map(
    (members) =>
      JSON.parse(
        `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`,
      ) as unknown,
  );

export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddValue },
  { weight: 2, arbitrary: hostile },
  { weight: 1, arbitrary: deep },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/**
 * Replaces a value in JSON, or removes it if `by` is undefined. The value's index is `place` modulo the number of
 * values; containers come before their members.
 */
export interface Change {
  readonly place: number;
  readonly by: { readonly value: unknown } | undefined;
}

export const anyChange: fc.Arbitrary<Change> = fc.record({
  place: fc.nat({ max: 10_000 }),
  by: fc.option(
    anyJson.map((value) => ({ value })),
    { nil: undefined, freq: 6 },
  ),
});

type Path = readonly (string | number)[];

/** Returns the paths of all values that are at most 12 levels deep. */
const places = (value: unknown, path: Path = []): Path[] => {
  const inner = value && typeof value === 'object' && path.length < 12 ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, item]) => places(item, [...path, Array.isArray(value) ? Number(key) : key]))];
};

export const changed = (valid: unknown, changes: readonly Change[]): unknown => {
  let value = structuredClone(valid);
  for (const { place, by } of changes) {
    const all = places(value);
    const path = all[place % all.length]!;
    const last = path.at(-1);
    if (last === undefined) {
      value = structuredClone(by?.value);
      continue;
    }
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value) as Record<string, unknown>;
    // Copy the value, because later changes may modify it.
    if (by) holder[last] = structuredClone(by.value);
    else if (Array.isArray(holder)) holder.splice(last as number, 1);
    else delete holder[last];
  }
  return value;
};
