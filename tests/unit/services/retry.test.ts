// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextVector } from '../../../src/services/client/request-ids';
import { poll, retry } from '../../../src/services/client/retry';
import { ServiceError } from '../../../src/services/client/service-error';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = new ServiceError('HttpError', '/x', 'no', { response: new Response('', { status: 503 }) });

describe('retry (SVC-5)', () => {
  it('attempts a task three times, then rejects with Max Retry Reached and the last failure', async () => {
    const start = Date.now();
    const moments: number[] = [];
    const outcome = retry(async () => {
      moments.push(Date.now() - start);
      throw failure;
    }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toMatchObject({
      message: 'Max Retry Reached',
      name: 'HttpError',
      endpoint: '/x',
      status: 503,
      cause: failure,
    });
    expect(moments).toEqual([0, 100, 200]);
  });

  it('returns the first success', async () => {
    const task = vi.fn(async (attempt: number) => {
      if (attempt < 3) throw failure;
      return attempt;
    });
    const outcome = retry(task);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toBe(3);
  });

  it("rejects with the unchanged error if another attempt can't succeed", async () => {
    await expect(
      retry(
        async () => {
          throw failure;
        },
        () => undefined,
      ),
    ).rejects.toBe(failure);
  });
});

describe('poll (SVC-5)', () => {
  it('calls the function every 25 ms, up to 25 times', async () => {
    const start = Date.now();
    const moments: number[] = [];
    const outcome = poll(() => {
      moments.push(Date.now() - start);
    }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toMatchObject({ message: 'Max Retry Reached' });
    expect(moments).toEqual(Array.from({ length: 25 }, (_, index) => index * 25));
  });

  it('returns the first truthy result', async () => {
    let attempts = 0;
    const outcome = poll(async () => ++attempts === 4 && 'there');
    await vi.advanceTimersByTimeAsync(75);
    expect(await outcome).toBe('there');
  });
});

describe('correlation vector (TEL-1)', () => {
  const base2 = 'A'.repeat(22);
  const base1 = 'A'.repeat(16);

  it('increments its last number', () => {
    expect(nextVector(`${base2}.0`)).toBe(`${base2}.1`);
    expect(nextVector(`${base1}.3.9`)).toBe(`${base1}.3.10`);
  });

  it('stops before it exceeds 63 characters in version 1 or 127 in version 2', () => {
    const full = (base: string, length: number) =>
      `${base}.${'1.'.repeat((length - base.length - 2) / 2)}`
        .padEnd(length, '9')
        .replace(
          /\.?9*$/,
          (tail) => (tail.startsWith('.') ? '.' : '') + '9'.repeat(tail.length - (tail.startsWith('.') ? 1 : 0)),
        );
    for (const [base, length] of [
      [base1, 63],
      [base2, 127],
    ] as const) {
      const vector = full(base, length);
      expect(vector).toHaveLength(length);
      expect(nextVector(vector)).toBe(`${vector}!`);
      expect(nextVector(`${vector}!`)).toBe(`${vector}!`);
      expect(nextVector(vector.slice(0, -2))).not.toContain('!');
    }
  });
});
