/** One span of a page's main thread, as Chromium's trace has it; times in microseconds. */
export interface Span {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** Categories that the trace has to hold. Without `v8` what promises go on with is no script, but time of no kind. */
export const TRACED = ['toplevel', 'blink.user_timing', 'devtools.timeline', 'v8'];

/** Of a span in which a script runs. */
export const SCRIPT = /^(EvaluateScript|FunctionCall|v8\.evaluateModule|TimerFire|RunMicrotasks)$/;

/**
 * What the main thread of the contender's page did: of a trace's threads it is the one that ran its scripts.
 *
 * @param json of Chromium's tracing
 */
export const mainThread = (json: string): readonly Span[] => {
  // Chromium wrote it.
  const { traceEvents } = JSON.parse(json) as { traceEvents: readonly Span[] };
  const threadOf = ({ pid, tid }: Span) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => SCRIPT.test(name) && /\/cobble\.js|\/bench\//.test(args?.data?.url ?? ''))
      .map(threadOf),
  );
  return traceEvents.filter((span) => span.ph === 'X' && main.has(threadOf(span)));
};
