// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readRecordings, recordingPath } from '../../../examples/sandbox/recorded/read-recordings';
import { parseJson } from '../../../src/services/client/parse-json';
import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import { readAnswer } from '../../../src/services/shape/read-answer';

const all: readonly Route[] = Object.values(routes).flatMap((rows) => Object.values<Route>(rows));
const called = all.filter(({ group }) => group !== 'experiments');

// SVC-4
it.each(called)('defines a shape for $group $name only if its answer is read', ({ reads, answer }) => {
  expect(!!answer).toBe(reads);
});

/** Returns the paths at which two values differ, for example `items.0.price`. Null counts as absent. */
const differences = (one: unknown, other: unknown, place = ''): string[] => {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return (one ?? undefined) === (other ?? undefined) ? [] : [place];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
    differences((one as never)[name], (other as never)[name], place ? `${place}.${name}` : name),
  );
};

const recordings = called.flatMap((route) =>
  readRecordings(route)
    .filter(({ status, text }) => route.answer && status < 300 && text)
    .map(({ name, text }) => ({ file: `${recordingPath(route)}${name && `.${name}`}`, route, text })),
);

/**
 * Recordings that deviate from their shape on purpose: a number and a flag as text, rows without a name, empty dates.
 */
const odd: Readonly<Record<string, readonly string[]>> = {
  'marketplace/list': ['items.2.price'],
  'marketplace/popular': ['items.2.price'],
  'marketplace/promotion-details': ['items.2.price'],
  'marketplace/pass': ['items.2.price'],
  'marketplace/entitlements': ['entitlements.1'],
  'newsletter/country': ['requiresConsent', 'options.2'],
  'realms/subscriptions': ['subscriptions.1.canceledDate', 'subscriptions.1.lastUpdatedDate'],
  'store/regions': ['4'],
};

describe('recordings', () => {
  it.each(recordings)('matches the shape of $file except for deliberate differences', ({ file, route, text }) => {
    const given = parseJson(text);
    expect(differences(given, readAnswer(route.answer!, given))).toEqual(odd[file] ?? []);
  });

  it('lists deliberate differences only for existing recordings', () => {
    expect(Object.keys(odd).filter((file) => !recordings.some((one) => one.file === file))).toEqual([]);
  });
});
