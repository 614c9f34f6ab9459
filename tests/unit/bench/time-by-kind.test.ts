// @vitest-environment node
import { expect, it } from 'vitest';
import type { Span } from '../../bench/mount/main-thread';
import { timeByKind } from '../../bench/mount/time-by-kind';

/** Times in milliseconds. */
const span = (name: string, at: number, dur: number): Span => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: at * 1000,
  dur: dur * 1000,
});

it("counts a span's time without its inner spans, and unknown spans to their parents", () => {
  const spans = [
    span('RunTask', 0, 100),
    span('FunctionCall', 10, 60),
    span('Layout', 20, 10),
    span('AsyncTask Run', 40, 5),
    span('UpdateLayoutTree', 42, 2),
    span('Paint', 80, 15),
    span('RunTask', 200, 7),
    span('MinorGC', 200, 7),
  ];
  // Chromium writes a span when the span ends, so outer spans come last.
  expect(timeByKind([...spans].reverse())).toEqual({
    script: 48,
    garbage: 7,
    parsing: 0,
    style: 2,
    layout: 10,
    'pre-paint': 0,
    paint: 15,
    other: 25,
  });
});

it('counts the time after a promise as script (it counted as other)', () => {
  const spans = [
    span('RunTask', 0, 50),
    span('v8.callFunction', 0, 20),
    span('BlinkScheduler_PerformMicrotaskCheckpoint', 20, 25),
  ];
  expect(timeByKind(spans)).toMatchObject({ script: 45, other: 5 });
});
