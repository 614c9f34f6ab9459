import type { CallState } from './use-call';

/** Drops an answer for a previous id, which `useCall` returns while the next answer loads. */
export const answerFor = <T extends { readonly id: string }>(id: string, call: CallState<T>): CallState<T> =>
  call.data?.id === id ? call : { ...call, data: undefined };
