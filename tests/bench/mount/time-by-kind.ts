import type { Span } from './main-thread';

/** What a main thread is busy with, and the names that Chromium's trace has for it. */
const kinds = {
  script:
    /^(EvaluateScript|FunctionCall|v8\.|V8\.|TimerFire|RunMicrotasks|EventDispatch|FireAnimationFrame|BlinkScheduler_PerformMicrotask)/,
  garbage: /^(MinorGC|MajorGC|BlinkGC|CppGC|V8\.GC)/,
  parsing: /^(ParseHTML|ParseAuthorStyleSheet)/,
  style: /^(UpdateLayoutTree|ScheduleStyleRecalculation)/,
  layout: /^(Layout|InvalidateLayout)/,
  'pre-paint': /^(PrePaint|UpdateLayerTree)/,
  paint: /^(Paint|Layerize|Commit|RasterTask|Decode)/,
  other: /^/,
} as const;

export type Kind = keyof typeof kinds;

/** Milliseconds by kind. */
export type Times = Readonly<Record<Kind, number>>;

/**
 * What the time went into: of each span what no span in it has taken. One of no known name counts for the one around it.
 *
 * @param spans of one thread: they lie in one another, or beside one another
 */
export const timeByKind = (spans: readonly Span[]): Times => {
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0])) as Record<Kind, number>;
  const open: { readonly kind: Kind; readonly end: number }[] = [];
  let at = 0;
  const upTo = (time: number) => {
    const kind = open.at(-1)?.kind;
    if (kind) times[kind] += (time - at) / 1000;
    at = time;
  };
  const closeUpTo = (time: number) => {
    for (let last = open.at(-1); last && last.end <= time; last = open.at(-1)) {
      upTo(last.end);
      open.pop();
    }
  };
  // The longer of two that begin together is around the other.
  const ordered = [...spans].sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, ts, dur = 0 } of ordered) {
    closeUpTo(ts);
    upTo(ts);
    const known = (Object.keys(kinds) as Kind[]).find((kind) => kind !== 'other' && kinds[kind].test(name));
    open.push({ kind: known ?? open.at(-1)?.kind ?? 'other', end: ts + dur });
  }
  closeUpTo(Infinity);
  return times;
};
