import type { Services } from '../../services/services';

/** Responses for a server-rendered widget (interface 9). */
export interface DrawnAnswers {
  /**
   * If undefined on the server, the response is requested for the next render.
   *
   * @param inputs identify the call within the widget
   * @param bound returns the part of the response that the widget uses
   */
  next<T, Bound>(
    inputs: readonly unknown[],
    call: (services: Services, signal: AbortSignal) => Promise<T>,
    bound: (answer: T) => Bound,
  ): Bound | undefined;
}
