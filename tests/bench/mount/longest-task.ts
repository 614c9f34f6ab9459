import { SCRIPT, type Span } from './main-thread';

/**
 * The longest task in which a script ran, in milliseconds. From the trace, as the browser's own list begins at 50 ms
 * only.
 */
export const longestTask = (spans: readonly Span[]): number => {
  const ran = spans.filter(({ name }) => SCRIPT.test(name)).map(({ ts }) => ts);
  const tasks = spans.filter(
    ({ name, ts, dur = 0 }) => /RunTask$/.test(name) && ran.some((at) => at >= ts && at < ts + dur),
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
};
