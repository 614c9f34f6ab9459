import type { Services } from '../../services/services';

/** The answers with which a server-rendered widget starts (interface 9). */
export interface DrawnAnswers {
  /**
   * Returns the answer to a call, or undefined. On the server, an unknown answer is requested, and present in the next
   * render.
   *
   * @param inputs what the call depends on; they identify it among the widget's calls
   * @param bound returns the part of the answer that the widget uses
   */
  next<T, Bound>(
    inputs: readonly unknown[],
    call: (services: Services, signal: AbortSignal) => Promise<T>,
    bound: (answer: T) => Bound,
  ): Bound | undefined;
}
