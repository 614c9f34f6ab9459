interface SharedRequest {
  readonly result: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

/**
 * Joins the pending request with this key, or starts one.
 *
 * @param start receives a signal that aborts once every caller has left
 * @param signal when it aborts, this caller leaves, and the others keep waiting
 * @throws the signal's reason, or the request's error
 */
export type ShareRequest = <T>(
  key: string,
  start: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

export const createSharedRequests = (): ShareRequest => {
  const pending = new Map<string, SharedRequest>();

  return <T>(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      let request = pending.get(key);
      if (!request) {
        const controller = new AbortController();
        request = { result: start(controller.signal), controller, callers: 0 };
        pending.set(key, request);
      }
      const { result, controller } = request;
      const settle = (): void => {
        signal?.removeEventListener('abort', leave);
        if (pending.get(key) === request) pending.delete(key);
      };
      const leave = (): void => {
        reject(signal?.reason);
        if (--request.callers) return;
        settle();
        controller.abort();
      };
      request.callers++;
      signal?.addEventListener('abort', leave);
      result.then(settle, settle);
      (result as Promise<T>).then(resolve, reject);
    });
};
