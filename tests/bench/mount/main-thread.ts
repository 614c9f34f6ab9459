/** Times are in microseconds. */
export interface Span {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** Trace categories. Only `v8` has microtasks: without it, code after an `await` wouldn't count as script. */
export const TRACED = ['toplevel', 'blink.user_timing', 'devtools.timeline', 'v8'];

export const SCRIPT = /^(EvaluateScript|FunctionCall|v8\.evaluateModule|TimerFire|RunMicrotasks)$/;

/**
 * Returns the spans of the main thread, which is the one that ran the page's scripts.
 *
 * @param json Chromium's trace
 */
export const mainThread = (json: string): readonly Span[] => {
  const { traceEvents } = JSON.parse(json) as { traceEvents: readonly Span[] };
  const threadOf = ({ pid, tid }: Span) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => SCRIPT.test(name) && /\/cobble\.js|\/bench\//.test(args?.data?.url ?? ''))
      .map(threadOf),
  );
  return traceEvents.filter((span) => span.ph === 'X' && main.has(threadOf(span)));
};
