import { expect } from 'vitest';
import fc from '../../fast-check';
import type { Known, Model, Place, Real } from './life-model';
import { isOnPage, REQUIRED, settle } from './life-model';

/** The functions that life-page.ts adds to the page. */
interface LifePage {
  act(name: string, ...given: unknown[]): Promise<void>;
  seen(): Promise<Seen>;
}

interface Seen {
  elements: Record<
    string,
    { state: string | null; mounted: number; unmounted: number; text: string | null; isShown: boolean }
  >;
  player: string;
  files: number;
  errors: string[];
}

type Command = fc.AsyncCommand<Model, Real>;

const step = async (model: Model, { page }: Real, name: string, ...given: unknown[]): Promise<void> => {
  await page.evaluate(
    (name, given) => (window as never as { life: LifePage }).life.act(name, ...(given as unknown[])),
    name,
    given,
  );
  const expected = {
    elements: Object.fromEntries(
      [...model.elements].map(([id, { state, mounted, unmounted, text }]) => [
        id,
        { state: state ?? null, mounted, unmounted, text: state === 'mounted' ? (text ?? null) : null, isShown: true },
      ]),
    ),
    player: model.player ?? '',
    files: model.hasVariant ? 2 : 0,
    errors: [],
  };
  await expect
    .poll(() => page.evaluate(() => (window as never as { life: LifePage }).life.seen()), { interval: 20 })
    .toEqual(expected);
};

const command = (
  name: string,
  given: readonly unknown[],
  check: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command => ({
  check: (model) => check(model),
  run,
  toString: () => `${name}(${given.map((one) => JSON.stringify(one)).join(', ')})`,
});

const onOne = (
  name: string,
  at: number,
  given: readonly unknown[],
  check: (one: Known) => boolean,
  change: (one: Known, model: Model) => void,
): Command => {
  const find = (model: Model) => [...model.elements][at % model.elements.size]!;
  return command(
    name,
    [at, ...given],
    (model) => model.elements.size > 0 && check(find(model)[1]),
    async (model, real) => {
      const [id, one] = find(model);
      change(one, model);
      await step(model, real, name, id, ...given);
    },
  );
};

/** Moves or removes an element. If an unmounted element leaves an ignored region, it may mount again. */
const place = (one: Known, to: Place): void => {
  one.place = to;
  if (to === 'ignored') one.isUnmounted = false;
  settle(one);
};

const anyPlace = fc.constantFrom<Place>('one', 'two', 'ignored', 'nowhere');
const widget = fc.constantFrom(...Object.keys(REQUIRED));
const text = fc.constantFrom('Frost Keep', 'Sky', undefined);
const at = fc.nat({ max: 20 });

export const add = (widget: string, to: Place, text: string | undefined): Command =>
  command(
    'add',
    [widget, to, text],
    (model) => model.elements.size < 6,
    async (model, real) => {
      const id = `e${model.count++}`;
      const one: Known = {
        widget,
        place: to,
        text: REQUIRED[widget] ? text : undefined,
        state: undefined,
        isUnmounted: false,
        mounted: 0,
        unmounted: 0,
      };
      model.elements.set(id, one);
      settle(one);
      await step(model, real, 'add', id, widget, to, REQUIRED[widget], one.text);
    },
  );

export const lifeCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(widget, anyPlace, text).map((given) => add(...given)),
  fc.tuple(at, anyPlace).map(([at, to]) =>
    onOne(
      'move',
      at,
      [to],
      () => true,
      (one) => place(one, to),
    ),
  ),
  at.map((at) =>
    onOne(
      'moveAwayAndBack',
      at,
      [],
      ({ place }) => place !== 'nowhere',
      () => {},
    ),
  ),
  fc.tuple(at, text).map(([at, text]) =>
    onOne(
      'update',
      at,
      [text],
      ({ widget }) => !!REQUIRED[widget],
      (one) => {
        one.text = text;
        settle(one);
      },
    ),
  ),
  fc.tuple(at, widget).map(([at, widget]) =>
    onOne(
      'rename',
      at,
      [widget],
      ({ widget: before }) => before !== widget,
      (one) => {
        if (one.state) {
          one.unmounted++;
          one.state = undefined;
        }
        one.widget = widget;
        one.isUnmounted = false;
        one.text = REQUIRED[widget] ? 'Renamed' : undefined;
        settle(one);
      },
    ),
  ),
  at.map((at) =>
    onOne('unmount', at, [], isOnPage, (one) => {
      one.isUnmounted = true;
      settle(one);
    }),
  ),
  at.map((at) =>
    onOne(
      'openAndClose',
      at,
      [],
      ({ widget, state }) => /^(modal|flyout)$/.test(widget) && state === 'mounted',
      () => {},
    ),
  ),
  fc.constant(
    command(
      'scan',
      [],
      () => true,
      async (model, real) => {
        for (const one of model.elements.values()) {
          if (isOnPage(one)) one.isUnmounted = false;
          // A failed widget restarts, and its old instance emits an unmount event.
          if (one.state === 'error') one.unmounted++;
          settle(one);
        }
        await step(model, real, 'scan');
      },
    ),
  ),
  fc.constantFrom('/life', '/life/variant', '/life?x=1').map((path) =>
    command(
      'navigate',
      [path],
      () => true,
      async (model, real) => {
        model.hasVariant ||= path.includes('variant');
        await step(model, real, 'navigate', path);
      },
    ),
  ),
  fc.constant(
    command(
      'back',
      [],
      () => true,
      (model, real) => step(model, real, 'back'),
    ),
  ),
  fc.constantFrom('Fox', 'Owl', undefined).map((player) =>
    command(
      'signIn',
      [player],
      () => true,
      async (model, real) => {
        model.player = player;
        await step(model, real, 'signIn', player);
      },
    ),
  ),
];
