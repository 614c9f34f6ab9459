// `cobble-embed/experiments`: the page's experiment engine, for Node, workers and edge functions. Uses neither the DOM
// nor Node's modules.
export type { Target } from '../experiments/engine/compile-experiment';
export type { Experiment, Setup } from '../experiments/engine/config';
export { type Applied, filesOf, type Switches, switchesOf } from '../experiments/engine/flights';
export type { PageAddress } from '../platform/page-address';
export { allowedUrl } from './allowed-url';
export { compile, type Matcher } from './compile';
export { flightsOn } from './flights-on';
export { type Config, parseConfig } from './parse-config';
