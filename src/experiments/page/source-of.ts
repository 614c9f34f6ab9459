import type { Exposure } from '../../services/telemetry/telemetry-event';

/** The assignment wins if the URL also turns on an assigned flight. */
export const sourceOf = (flight: string, assigned: readonly string[] | undefined): Exposure['source'] =>
  assigned?.includes(flight) ? 'assignment' : 'url';
