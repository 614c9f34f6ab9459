const PACKET_BYTES = 1460;
/** A new connection may send ten packets before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW_BYTES = 10 * PACKET_BYTES;

/** Receives one direction of a connection. Data is undefined at the end of the stream. */
type Receive = (data: Buffer | undefined) => void;

interface Flow {
  readonly receive: Receive;
  readonly waiting: (Buffer | undefined)[];
  readonly travelling: (Buffer | undefined)[];
  inFlight: number;
  window: number;
}

/** One direction of a network, which all connections share. */
export class Link {
  readonly #delayMs: number;
  readonly #bytesPerMs: number;
  /** Flows with waiting packets. They take turns. */
  readonly #flows: Flow[] = [];
  #isBusy = false;
  /** End of the previous packet. Schedule the next packet from this time, because timers may fire early or late. */
  #freeAt = 0;

  /** @param rate in bits per ms */
  constructor(roundTripMs: number, rate: number) {
    this.#delayMs = roundTripMs / 2;
    this.#bytesPerMs = rate / 8;
  }

  /** @returns a function that sends data, and the end of the stream if called without data */
  open(receive: Receive): (data?: Buffer) => void {
    const flow: Flow = { receive, waiting: [], travelling: [], inFlight: 0, window: FIRST_WINDOW_BYTES };
    return (data) => {
      if (flow.waiting.length === 0) this.#flows.push(flow);
      flow.waiting.push(...(data ? packetsOf(data) : [undefined]));
      this.#sendNext();
    };
  }

  #sendNext(): void {
    const flow = this.#flows.find(({ inFlight, window }) => inFlight < window);
    if (this.#isBusy || !flow) return;
    this.#flows.splice(this.#flows.indexOf(flow), 1);
    const packet = flow.waiting.shift();
    if (flow.waiting.length > 0) this.#flows.push(flow);
    const bytes = packet?.length ?? 0;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesPerMs;
    const sendMs = this.#freeAt - now;
    this.#isBusy = true;
    setTimeout(() => {
      this.#isBusy = false;
      this.#sendNext();
    }, sendMs);
    flow.inFlight += bytes;
    flow.travelling.push(packet);
    setTimeout(() => flow.receive(flow.travelling.shift()), sendMs + this.#delayMs);
    setTimeout(() => this.#acknowledge(flow, bytes), sendMs + 2 * this.#delayMs);
  }

  /** Slow start: each acknowledged byte allows another one. */
  #acknowledge(flow: Flow, bytes: number): void {
    flow.inFlight -= bytes;
    flow.window += bytes;
    this.#sendNext();
  }
}

const packetsOf = (data: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(data.length / PACKET_BYTES) }, (_, index) =>
    data.subarray(index * PACKET_BYTES, (index + 1) * PACKET_BYTES),
  );
