import type { CallState } from './use-call';

/** Drops the answer for another id, which `useCall` keeps while the next one loads. */
export const answerFor = <T extends { readonly id: string }>(id: string, call: CallState<T>): CallState<T> =>
  call.data?.id === id ? call : { ...call, data: undefined };
