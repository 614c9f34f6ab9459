import type { Services } from '../../services/services';

/** The answers with which a server-rendered widget starts (interface 9). */
export interface PrerenderedAnswers {
  /**
   * Returns the answer to a call, or undefined. On the server, it is then requested for the next render.
   *
   * @param inputs identify the call within the widget
   * @param bound returns the part of the answer that the widget uses
   */
  next<T, Bound>(
    inputs: readonly unknown[],
    call: (services: Services, signal: AbortSignal) => Promise<T>,
    bound: (answer: T) => Bound,
  ): Bound | undefined;
}
