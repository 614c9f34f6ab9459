import type { Exposure } from '../../services/telemetry/telemetry-event';

/** Returns what turned a flight on. A flight in a preview link may have been assigned, too. */
export const sourceOf = (flight: string, assigned: readonly string[] | undefined): Exposure['source'] =>
  assigned?.includes(flight) ? 'assignment' : 'url';
