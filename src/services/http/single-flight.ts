/** Equal requests in flight are one. */
export interface SingleFlight {
  /**
   * Joins the flight under a key, or starts it.
   *
   * @param start gets a signal that aborts when every caller has left
   * @param signal lets this caller leave; the others do not notice
   * @throws the signal's reason, or what the flight throws
   */
  join<T>(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Later callers start anew; those who wait keep their flight. */
  forget(): void;
}

/** Makes a set of flights. */
export const createSingleFlight = (): SingleFlight => {
  interface Flight {
    readonly result: Promise<unknown>;
    readonly controller: AbortController;
    callers: number;
  }
  const flights = new Map<string, Flight>();

  return {
    forget: () => flights.clear(),
    join: <T>(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) => {
      let flight = flights.get(key)!;
      const land = (): void => {
        if (flights.get(key) === flight) flights.delete(key);
      };
      if (!flight) {
        const controller = new AbortController();
        flight = { result: start(controller.signal), controller, callers: 0 };
        flights.set(key, flight);
        flight.result.then(land, land);
      }
      flight.callers++;
      return new Promise<T>((resolve, reject) => {
        const leave = (): void => {
          reject(signal!.reason);
          if (--flight.callers) return;
          land();
          flight.controller.abort(signal!.reason);
        };
        signal?.addEventListener('abort', leave, { once: true });
        (flight.result as Promise<T>).then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
      });
    },
  };
};
