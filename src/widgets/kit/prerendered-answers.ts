import type { Services } from '../../services/services';

/** The service data that a server-rendered widget starts with (interface 9). */
export interface PrerenderedAnswers {
  /**
   * Returns a service call's data, or undefined if missing. A server requests missing data for the next render.
   *
   * @param inputs The values that identify the call within the widget
   * @param bound A function that shortens a response that is too large to render
   */
  next<T, Bound>(
    inputs: readonly unknown[],
    call: (services: Services, signal: AbortSignal) => Promise<T>,
    bound: (answer: T) => Bound,
  ): Bound | undefined;
}
