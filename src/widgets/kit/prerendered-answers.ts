import type { Services } from '../../services/services';

/** The service data that a server-rendered widget starts with (interface 9). */
export interface PrerenderedAnswers {
  /**
   * Returns a service call's data, or undefined if missing. A server then requests it for the next render.
   *
   * @param inputs values that identify the call within the widget
   * @param bound a function that reduces the response to what the widget uses
   */
  next<T, Bound>(
    inputs: readonly unknown[],
    call: (services: Services, signal: AbortSignal) => Promise<T>,
    bound: (answer: T) => Bound,
  ): Bound | undefined;
}
