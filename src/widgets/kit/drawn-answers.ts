import type { Services } from '../../services/services';

/** The answers that a widget begins with, where its page is drawn with them (interface 9). */
export interface DrawnAnswers {
  /**
   * The answer to a call; undefined where there is none. While a page is drawn, it is asked for, and there when the
   * widget is drawn again.
   *
   * @param inputs what the call depends on: no other call of the widget has the same
   * @param bound gives what the widget keeps of the answer
   */
  next<T, Bound>(
    inputs: readonly unknown[],
    call: (services: Services, signal: AbortSignal) => Promise<T>,
    bound: (answer: T) => Bound,
  ): Bound | undefined;
}
