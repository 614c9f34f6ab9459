/** Rejects if the work takes longer than `ms`, even if it ignores its abort signal. */
export const inTime = <T>(ms: number, work: (signal: AbortSignal) => T | Promise<T>): Promise<T> => {
  const signal = AbortSignal.timeout(ms);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([timeout, Promise.resolve(signal).then(work)]);
};

/** @throws Error for a status other than 2xx, and for a body that isn't JSON */
export const fetchJson = async (url: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`cobble: ${url} answered ${response.status}. Fix: check the URL and its server`);
  return response.json();
};
