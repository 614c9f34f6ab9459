// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from '../../bench/phone/link';

const PACKET_BYTES = 1460;
/** In this network, a packet takes 10 ms to send, and 50 ms to arrive. */
const createLink = () => new Link(100, (8 * PACKET_BYTES) / 10);
const packets = (count: number) => Buffer.alloc(count * PACKET_BYTES);

/** Returns when each packet arrives, in ms. */
const receiveFrom = (link: Link) => {
  const arrivals: number[] = [];
  const started = performance.now();
  return { arrivals, send: link.open(() => arrivals.push(Math.round(performance.now() - started))) };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('sends ten packets of a new connection, then waits for acknowledgements', () => {
  const { arrivals, send } = receiveFrom(new Link(1000, (8 * PACKET_BYTES) / 10));
  send(packets(12));
  vi.advanceTimersByTime(5000);
  expect(arrivals).toEqual([...Array.from({ length: 10 }, (_, index) => 510 + 10 * index), 1520, 1530]);
});

it('shares the bandwidth between connections', () => {
  const link = createLink();
  const [first, second] = [receiveFrom(link), receiveFrom(link)];
  first.send(packets(3));
  second.send(packets(3));
  vi.advanceTimersByTime(1000);
  expect(first.arrivals).toEqual([60, 70, 90]);
  expect(second.arrivals).toEqual([80, 100, 110]);
});
