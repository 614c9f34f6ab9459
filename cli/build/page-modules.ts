const runtimeParts = [
  'take-over',
  'early-events',
  'report',
  'bad-setting',
  'bad-tag',
  'curly-quotes',
  'wait',
  'act',
  'command',
  'replay',
  'resolve-page-settings',
  'texts',
  'translated',
];

const serviceGroups = [
  'downloads',
  'help-centre',
  'marketplace',
  'newsletter',
  'profile',
  'realms',
  'store',
  'support',
];

/** Chunks for all pages. esbuild bundles them with `dist/services.js`, the client for pages without the tag. */
export const CLIENT_CHUNKS: Readonly<Record<string, string>> = {
  'one-ds': 'src/services/telemetry/one-ds.ts',
  'data-layer': 'src/services/telemetry/data-layer.ts',
  toasts: 'src/services/toasts/toasts.ts',
  'bundled-regions': 'src/services/store/regions/bundled-regions.ts',
  'services-locale-fallback': 'src/services/client/locale-fallback.ts',
  'services-transport-with-progress': 'src/services/client/transport-with-progress.ts',
};

export const PAGE_CHUNKS: Readonly<Record<string, string>> = {
  runtime: 'src/embed/runtime.ts',
  ...Object.fromEntries(runtimeParts.map((name) => [name, `src/embed/${name}.ts`])),
  warn: 'src/platform/warn.ts',
  'hold-page': 'src/widgets/kit/hold-page.ts',
  'contain-keys': 'src/widgets/kit/contain-keys.ts',
  'keep-field': 'src/widgets/kit/keep-field.ts',
  links: 'src/embed/links.ts',
  consent: 'src/chunks/consent.ts',
  services: 'src/chunks/services.ts',
  ...Object.fromEntries(serviceGroups.map((name) => [`services-${name}`, `src/services/${name}/${name}.ts`])),
  experiments: 'src/chunks/experiments.ts',
  'hide-again': 'src/experiments/page/hide-again.ts',
  'describe-problem': 'src/experiments/engine/describe-problem.ts',
  'is-catastrophic': 'src/experiments/engine/patterns/is-catastrophic.ts',
  overlay: 'src/experiments/overlay/overlay.ts',
  'flight-events': 'src/experiments/page/flight-events.ts',
  'edge-file': 'src/experiments/page/edge-file.ts',
  confirm: 'src/areas/kit/confirm/confirm.ts',
  'play-video': 'src/areas/help/parts/play-video.ts',
  sanitise: 'src/areas/help/parts/sanitise.ts',
  'ticket-form': 'src/areas/support/support-ticket/parts/load-ticket-form.ts',
};

export const DEPRECATION_CHUNKS: Readonly<Record<string, string>> = {
  'warn-deprecated': 'src/embed/warn-deprecated.ts',
};

/** Returns a service group's chunks. For `''`, returns only the shared chunk. */
export const serviceChunksOf = (asks: string | undefined): string[] => {
  if (asks === undefined) return [];
  return asks ? ['services', `services-${asks}`] : ['services'];
};

export const AREAS_STYLES = 'src/areas/kit/areas-sheet.ts';
