interface Flight {
  readonly result: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

/**
 * Equal requests in flight are one: joins the flight under a key, or starts it.
 *
 * @param start gets a signal that aborts when every caller has left
 * @param signal lets this caller leave; the others do not notice
 * @throws nothing in particular once the signal is aborted, or what the flight throws
 */
export type Join = <T>(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Makes a set of flights. */
export const createSingleFlight = (): Join => {
  const flights = new Map<string, Flight>();

  return <T>(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      let flight = flights.get(key);
      if (!flight) {
        const controller = new AbortController();
        flight = { result: start(controller.signal), controller, callers: 0 };
        flights.set(key, flight);
      }
      const { result, controller } = flight;
      const land = (): void => {
        signal?.removeEventListener('abort', leave);
        if (flights.get(key) === flight) flights.delete(key);
      };
      const leave = (): void => {
        reject();
        if (--flight.callers) return;
        land();
        controller.abort();
      };
      flight.callers++;
      signal?.addEventListener('abort', leave);
      result.then(land, land);
      // Whoever joins under a key asks for the same.
      (result as Promise<T>).then(resolve, reject);
    });
};
