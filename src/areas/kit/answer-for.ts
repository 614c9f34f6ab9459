import type { CallState } from './use-call';

/** Drops the data of a previous id, which `useCall` keeps until the new data arrives. */
export const answerFor = <T extends { readonly id: string }>(id: string, call: CallState<T>): CallState<T> =>
  call.data?.id === id ? call : { ...call, data: undefined };
