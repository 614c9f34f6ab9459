/**
 * ARE-1 to ARE-12, LDR-6: nothing throws in render, effects or handlers, and no text shows `undefined`, `NaN` or
 * `[object Object]`. Each run changes the sandbox's valid answers.
 */

import { createElement } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FoundWidget } from '../../cli/build/find-widgets';
import { findWidgets } from '../../cli/build/find-widgets';
import { Boundary } from '../../src/embed/boundary';
import fc from '../fast-check';
import { parsed, shapeOf } from '../unit/areas/parse-answers';
import { renderArea } from '../unit/areas/support';
import { brokenAnswer, validAnswer } from './any-answer';
import type { Change } from './any-json';
import { anyChange, changed } from './any-json';
import { runs, TIMEOUT } from './runs';
import type { ValidAnswers } from './valid-answers';
import { validAnswers } from './valid-answers';

type Call = (...args: unknown[]) => Promise<unknown>;
type Component = Parameters<typeof renderArea>[0];

const GROUPS = ['marketplace', 'newsletter', 'downloads', 'realms', 'helpCentre', 'support', 'store', 'profile'];
const areas: (FoundWidget & { Component: Component })[] = [];
let valid: ValidAnswers['answers'];
const failures: unknown[] = [];
const keep = (error: unknown) => failures.push((error as ErrorEvent).error ?? error);

const servicesOf = (answer: (name: string, args: unknown[]) => Promise<unknown>): Record<string, object> => ({
  ...Object.fromEntries(
    GROUPS.map((group) => [
      group,
      new Proxy(
        {},
        {
          get:
            (_, method): Call =>
            (...args) =>
              answer(`${group}.${String(method)}`, args),
        },
      ),
    ]),
  ),
  auth: { login() {}, logout: async () => {} },
});

const show = (area: (typeof areas)[number], groups: ReturnType<typeof servicesOf>, gamertag: string | undefined) => {
  const guarded = ((props: object) =>
    createElement(
      Boundary,
      {
        element: document.body,
        onMounted() {},
        onFailed: (error) => void failures.push(`${(error as Error).stack}`),
      },
      createElement(area.Component as never, props),
    )) as unknown as Component;
  return renderArea(guarded, area.description, {
    groups,
    props: (area.description.examples[0]?.props ?? {}) as never,
    gamertag,
  });
};

/** jsdom has no layout, so nothing becomes visible. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(async () => {
  Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer });
  Object.assign(Element.prototype, { scroll() {}, scrollTo() {}, scrollIntoView() {} });
  process.on('unhandledRejection', keep);
  addEventListener('error', keep);
  for (const found of (await findWidgets(process.cwd())).filter(({ description }) => description.kind === 'area')) {
    const module = (await import(found.component)) as Record<string, Component>;
    areas.push({ ...found, Component: module[found.export]! });
  }
  const sandbox = await validAnswers();
  valid = sandbox.answers;
  for (const area of areas) {
    const shown = await show(area, servicesOf(sandbox.call), 'Pixelfox42');
    // On a busy machine, a response arrives late, and its content may send more requests.
    while (await sandbox.waitForCalls()) await shown.settle();
    await shown.unmount();
  }
  sandbox.close();
}, TIMEOUT);
afterAll(() => {
  process.off('unhandledRejection', keep);
  removeEventListener('error', keep);
});
beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});

const shownBy = (root: ShadowRoot): string[] => [
  root.textContent!,
  ...[...root.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder', 'value', 'href', 'src'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  ),
];

const asClient = (name: string, value: unknown): unknown => {
  const [group = '', method = ''] = name.split('.');
  const read = parsed(group, method, value);
  if (name === 'profile.gamertagPicture') return typeof read === 'string' ? read : undefined;
  if (/^(store\.regions|support\.(ticketFields|dynamicContent))$/.test(name)) return read ?? [];
  if (name === 'store.refreshBalance') return { ...(valid.get(name) as object), ...(read as object) };
  return /^(store\.purchase|profile\.\w+Subscription)$/.test(name) ? valid.get(name) : read;
};

interface Drawn {
  readonly seed: number;
  readonly isBroken: boolean;
}

const anyAnswer: fc.Arbitrary<readonly Change[] | Drawn | number> = fc.oneof(
  { weight: 6, arbitrary: fc.array(anyChange, { maxLength: 3 }) },
  { weight: 3, arbitrary: fc.record({ seed: fc.integer(), isBroken: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 401, 404, 500) },
);

/** Returns the sandbox's response for a method without a shape. */
const drawn = (name: string, { seed, isBroken }: Drawn): unknown => {
  const [group = '', method = ''] = name.split('.');
  const shape = shapeOf(group, method);
  if (!shape) return structuredClone(valid.get(name));
  const [value] = fc.sample((isBroken ? brokenAnswer : validAnswer)(shape), { seed, numRuns: 1 });
  return value;
};

const anyVisit = fc.record({
  area: fc.nat({ max: 1000 }),
  answers: fc.array(anyAnswer, { minLength: 1, maxLength: 5 }),
  signedIn: fc.boolean(),
  presses: fc.array(fc.nat({ max: 50 }), { maxLength: 3 }),
});

it('gets valid answers from the sandbox for every request, and no area fails', () => {
  expect(failures).toEqual([]);
  expect(valid.size).toBeGreaterThan(20);
});

// ARE-1 to ARE-12 LDR-6
it(
  'never fails or shows a non-text value, whatever the services answer',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyVisit, async ({ area: index, answers, signedIn, presses }) => {
        const area = areas[index % areas.length]!;
        const asked: string[] = [];
        const answer = async (name: string) => {
          if (!asked.includes(name)) asked.push(name);
          const given = answers[asked.indexOf(name) % answers.length]!;
          if (typeof given === 'number')
            throw Object.assign(new Error('failed'), {
              name: given ? 'HttpError' : 'NetworkError',
              endpoint: name,
              status: given || undefined,
            });
          return asClient(name, 'seed' in given ? drawn(name, given) : changed(valid.get(name), given));
        };
        const shown = await show(area, servicesOf(answer), signedIn ? 'Pixelfox42' : undefined);
        try {
          for (const press of presses) {
            const controls = shown.all('button, summary, input[type=checkbox], input[type=radio]');
            if (controls.length > 0) await shown.act(() => controls[press % controls.length]!.click());
            await shown.settle();
          }
          const about = { area: area.name, asked: asked.map((name) => [name, valid.has(name)]) };
          expect({ ...about, failures: failures.splice(0) }).toEqual({ ...about, failures: [] });
          expect({
            ...about,
            shown: shownBy(shown.root).filter((text) => /\bundefined\b|\bNaN\b|\[object /.test(text)),
          }).toEqual({ ...about, shown: [] });
        } finally {
          failures.length = 0;
          await shown.unmount();
        }
      }),
      runs(10, 300),
    );
  },
  TIMEOUT,
);
