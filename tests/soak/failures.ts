import type { Fault } from '../../examples/sandbox/control/fault';

export interface Failure {
  readonly name: string;
  /** @param body the original response body */
  readonly fault: (body: string, file: boolean) => Omit<Fault, 'match'>;
}

/** Delay in ms of a file: longer than a widget waits for the file. */
const lateFile = 15_000;
const lateCall = 4000;

const status = (code: number, headers?: Record<string, string>): Failure => ({
  name: String(code),
  fault: () => ({ status: code, body: { code: 'Soak', message: 'It fails.' }, ...(headers && { headers }) }),
});
const half = (body: string) => body.slice(0, Math.max(1, body.length >> 1));

export const failures: readonly Failure[] = [
  ...[400, 401, 403, 404, 409, 422].map((code) => status(code)),
  status(429, { 'Retry-After': '1' }),
  status(500),
  status(503),
  { name: 'dropped', fault: () => ({ drop: true }) },
  {
    name: 'a sign-in page of the network',
    fault: () => ({ body: '<!doctype html><title>Sign in to this network</title><p>Welcome.' }),
  },
  { name: 'empty', fault: () => ({ status: 200, body: '' }) },
  { name: 'half of it', fault: (body) => ({ body: half(body) }) },
  { name: 'cut off', fault: (body) => ({ drop: true, body: half(body) || 'x' }) },
  {
    name: 'of another type',
    fault: (body) => ({ body: body || 'x', headers: { 'content-type': 'application/octet-stream' } }),
  },
  { name: 'late', fault: (_, file) => ({ delayMs: file ? lateFile : lateCall }) },
];
