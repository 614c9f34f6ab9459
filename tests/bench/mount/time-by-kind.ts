import type { Span } from './main-thread';

/** Patterns of the names in Chromium's trace. */
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
 * Sums up time by kind. A span's time excludes nested spans. A span with an unknown name has its parent's kind.
 *
 * @param spans must be from one thread, nested or consecutive
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
  // If two spans start together, the longer one contains the other.
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
