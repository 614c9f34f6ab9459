/** Attributes except props (interface 2). */
export const WIDGET_ATTRIBUTES: readonly string[] = [
  'data-widget',
  'data-theme',
  'data-load',
  'data-props',
  'data-slot',
  'data-widget-state',
  'data-widget-open',
  'data-widget-close',
  'data-widget-toggle',
  'data-antiflicker',
];

export const HOST_ATTRIBUTES: readonly string[] = [
  'widget',
  'widget-open',
  'widget-close',
  'widget-toggle',
  'cobble-config',
  'cobble-off',
  'antiflicker',
];

export const FOREIGN_ATTRIBUTES =
  /^data-(test|cy$|qa|bs-|bi-|m$|gtm|ga-|track|analytics|aos|turbo|controller|action|hx-|v-|reactroot|react-|drupal|elementor|wp-|once|contextual|history-node|entity-|uuid|hydrate)/;

export const LOAD_WORDS: readonly string[] = ['visible', 'eager', 'idle', 'interaction'];

export const TARGET_METHODS = ['open', 'close', 'toggle'] as const;
