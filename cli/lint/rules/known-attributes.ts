/** Attributes that any widget's element may have, besides its props (interface 2). */
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

/** Attributes that other elements may have, without `data-`. */
export const HOST_ATTRIBUTES: readonly string[] = [
  'widget',
  'widget-open',
  'widget-close',
  'widget-toggle',
  'cobble-config',
  'cobble-off',
  'antiflicker',
];

/** Attributes of other tools, often on any element. */
export const FOREIGN_ATTRIBUTES =
  /^data-(test|cy$|qa|bs-|bi-|m$|gtm|ga-|track|analytics|aos|turbo|controller|action|hx-|v-|reactroot|react-|drupal|elementor|wp-|once|contextual|history-node|entity-|uuid|hydrate)/;

/** The words of `data-load`, besides `media (QUERY)`. */
export const LOAD_WORDS: readonly string[] = ['visible', 'eager', 'idle', 'interaction'];

/** The methods that `data-widget-METHOD` calls. */
export const TARGET_METHODS = ['open', 'close', 'toggle'] as const;
