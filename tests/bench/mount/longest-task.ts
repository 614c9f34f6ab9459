import { SCRIPT, type Span } from './main-thread';

/** In ms. Uses the trace, because the browser reports only tasks over 50 ms. */
export const longestTask = (spans: readonly Span[]): number => {
  const ran = spans.filter(({ name }) => SCRIPT.test(name)).map(({ ts }) => ts);
  const tasks = spans.filter(
    ({ name, ts, dur = 0 }) => /RunTask$/.test(name) && ran.some((at) => at >= ts && at < ts + dur),
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
};
