/** Parts of the runtime that most pages never need. */
const runtimeParts = [
  'report',
  'bad-setting',
  'warn',
  'curly-quotes',
  'idle',
  'act',
  'command',
  'replay',
  'texts',
  'hold-page',
  'keep-field',
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

/**
 * Chunks that both the client behind the tag and `dist/services.js` load, so that a page with both loads them once. They
 * also run without the tag, so they are bundled with `dist/services.js`.
 */
export const CLIENT_CHUNKS: Readonly<Record<string, string>> = {
  'one-ds': 'src/services/telemetry/one-ds.ts',
  'data-layer': 'src/services/telemetry/data-layer.ts',
  toasts: 'src/services/toasts/toasts.ts',
  'bundled-regions': 'src/services/store/regions/bundled-regions.ts',
  'services-locale-fallback': 'src/services/client/locale-fallback.ts',
  'services-transport-with-progress': 'src/services/client/transport-with-progress.ts',
};

/** Source files of the chunks that the loader loads, by name. Widgets are chunks too. */
export const PAGE_CHUNKS: Readonly<Record<string, string>> = {
  runtime: 'src/embed/runtime.ts',
  ...Object.fromEntries(runtimeParts.map((name) => [name, `src/embed/${name}.ts`])),
  links: 'src/embed/links.ts',
  consent: 'src/chunks/consent.ts',
  services: 'src/chunks/services.ts',
  ...Object.fromEntries(serviceGroups.map((name) => [`services-${name}`, `src/services/${name}/${name}.ts`])),
  experiments: 'src/chunks/experiments.ts',
  'after-evaluation': 'src/experiments/page/after-evaluation.ts',
  'fail-file': 'src/experiments/page/fail-file.ts',
  'hide-again': 'src/experiments/page/hide-again.ts',
  'is-catastrophic': 'src/experiments/engine/is-catastrophic.ts',
  'look-at-marked': 'src/experiments/page/look-at-marked.ts',
  overlay: 'src/experiments/overlay/overlay.ts',
  confirm: 'src/areas/kit/confirm/confirm.ts',
  sanitise: 'src/areas/help/parts/sanitise.ts',
  'ticket-form': 'src/areas/support/support-ticket/parts/load-ticket-form.ts',
};

/** The module that imports the styles that areas share. */
export const AREAS_STYLES = 'src/areas/kit/areas-sheet.ts';
