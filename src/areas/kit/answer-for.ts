import type { CallState } from './use-call';

/** Drops an answer for another id. While the next answer loads, `useCall` still returns the previous one. */
export const answerFor = <T extends { readonly id: string }>(id: string, call: CallState<T>): CallState<T> =>
  call.data?.id === id ? call : { ...call, data: undefined };
