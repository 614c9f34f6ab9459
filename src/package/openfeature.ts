// `cobble-embed/openfeature`: providers for the OpenFeature SDKs. Imports no SDK, so each SDK is optional.
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package is such a file.
export { CobbleProvider, type CobbleProviderOptions } from './openfeature/cobble-provider';
export {
  type CobbleContext,
  CobbleServerProvider,
  type CobbleServerProviderOptions,
} from './openfeature/cobble-server-provider';
