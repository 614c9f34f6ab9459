import type { Exposure } from '../../services/telemetry/telemetry-event';

export const sourceOf = (flight: string, assigned: readonly string[] | undefined): Exposure['source'] =>
  assigned?.includes(flight) ? 'assignment' : 'url';
