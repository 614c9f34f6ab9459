import type { Kind, Shape } from '../../src/services/shape/shape';
import fc from '../fast-check';
import { anyJson } from './any-json';

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 12, unit: 'grapheme' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '<b>x', 'javascript:1', 'https://p.example/a.png', 'ACTIVE', 'Success', '{{dc.x}}'),
  },
);
const number = fc.oneof(fc.nat({ max: 100 }), fc.double({ noNaN: true, noDefaultInfinity: true, maxExcluded: true }));
const named = text.filter(Boolean);

/** Values of each kind that pass validation unchanged. */
const kinds: Readonly<Record<Kind, fc.Arbitrary<unknown>>> = {
  text,
  key: named,
  number,
  amount: fc.oneof(
    number,
    named.filter((one) => !one.trim() || !Number.isFinite(Number(one))),
  ),
  boolean: fc.boolean(),
  id: fc.oneof(number, named),
  value: fc.oneof(number, named, fc.boolean()),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  open: anyJson,
};

const other = fc.record({ futureField: anyJson }, { requiredKeys: [] });

export const validAnswer = (shape: Shape): fc.Arbitrary<unknown> => {
  if (typeof shape === 'string') return kinds[shape];
  if ('nullable' in shape) return fc.option(validAnswer(shape.nullable), { nil: null });
  if ('list' in shape) return fc.array(validAnswer(shape.list), { maxLength: 3 });
  const { members, needs = [] } = shape;
  const named = Object.entries(members).map(([name, one]): [string, fc.Arbitrary<unknown>] => [
    name,
    needs.includes(name) ? validAnswer(one).filter((value) => value !== '') : validAnswer(one),
  ]);
  return fc
    .tuple(fc.record(Object.fromEntries(named), { requiredKeys: [...needs] }), other)
    .map(([own, more]) => ({ ...more, ...own }));
};

const placesOf = (shape: Shape, value: unknown): { holder: Record<string, unknown>; name: string }[] => {
  if (typeof shape === 'string' || !value || typeof value !== 'object') return [];
  if ('nullable' in shape) return placesOf(shape.nullable, value);
  if ('list' in shape) return (value as unknown[]).flatMap((one) => placesOf(shape.list, one));
  const holder = value as Record<string, unknown>;
  return Object.entries(shape.members)
    .filter(([name]) => Object.hasOwn(holder, name))
    .flatMap(([name, one]) => [{ holder, name }, ...placesOf(one, holder[name])]);
};

/** Replaces a member of a valid response with any JSON, or the whole response if it has no members. */
export const brokenAnswer = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.tuple(validAnswer(shape), fc.nat(), anyJson).map(([valid, at, by]) => {
    const whole = structuredClone(valid);
    const places = placesOf(shape, whole);
    const place = places[at % places.length];
    if (!place) return by;
    place.holder[place.name] = by;
    return whole;
  });
