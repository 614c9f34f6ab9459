import type { Exposure } from '../../services/telemetry/telemetry-event';

/** If the URL also turns on an assigned flight, the assignment wins. */
export const sourceOf = (flight: string, assigned: readonly string[] | undefined): Exposure['source'] =>
  assigned?.includes(flight) ? 'assignment' : 'url';
