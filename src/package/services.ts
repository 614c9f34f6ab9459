// `cobble-embed/services`: the types of `dist/lib/services.js`.
export { createServices } from '../services/create-services';
export type { Services, ServicesEnvironment } from '../services/services';
export type { Settings } from '../services/settings';
export type { TelemetryEvent, TelemetryEvents } from '../services/telemetry/telemetry-event';
