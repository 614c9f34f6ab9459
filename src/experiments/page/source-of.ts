import type { Exposure } from '../../services/telemetry/telemetry-event';

/** Returns why a flight is on. A preview link may name a flight that was assigned anyway. */
export const sourceOf = (flight: string, assigned: readonly string[] | undefined): Exposure['source'] =>
  assigned?.includes(flight) ? 'assignment' : 'url';
