export interface CallOptions {
  readonly signal?: AbortSignal;
}

export type CallArgs = Readonly<Record<string, unknown>>;
