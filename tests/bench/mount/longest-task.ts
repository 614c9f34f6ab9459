interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly ph: string;
    readonly pid: number;
    readonly tid: number;
    readonly ts: number;
    readonly dur?: number;
    readonly args?: { readonly data?: { readonly url?: string } };
  }[];
}

/** Categories that the trace has to hold. */
export const TRACED = ['toplevel', 'blink.user_timing', 'devtools.timeline'];

/**
 * The longest task on the page's main thread in which a script ran, in milliseconds. From the trace, as the browser's
 * own list begins at 50 ms only.
 *
 * @param json of Chromium's tracing
 */
export const longestTask = (json: string): number => {
  // Chromium wrote it.
  const { traceEvents } = JSON.parse(json) as Trace;
  const scripts = traceEvents.filter(({ name }) =>
    /^(EvaluateScript|FunctionCall|v8\.evaluateModule|TimerFire|RunMicrotasks)$/.test(name),
  );
  const main = new Set(
    scripts
      .filter(({ args }) => /\/cobble\.js|\/bench\//.test(args?.data?.url ?? ''))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && main.has(`${pid} ${tid}`),
  );
  const ran = scripts.filter(({ pid, tid }) => main.has(`${pid} ${tid}`)).map(({ ts }) => ts);
  return Math.max(
    0,
    ...tasks.filter(({ ts, dur = 0 }) => ran.some((at) => at >= ts && at < ts + dur)).map(({ dur = 0 }) => dur / 1000),
  );
};
