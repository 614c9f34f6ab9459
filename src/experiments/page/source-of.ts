import type { Exposure } from '../../services/telemetry/telemetry-event';

/** A flight in a preview link may have been assigned, too. */
export const sourceOf = (flight: string, assigned: readonly string[] | undefined): Exposure['source'] =>
  assigned?.includes(flight) ? 'assignment' : 'url';
