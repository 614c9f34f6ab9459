// `cobble-embed/openfeature`: providers for the OpenFeature SDKs. Imports no SDK, so each SDK is optional.
export { CobbleProvider, type CobbleProviderOptions } from './openfeature/cobble-provider';
export {
  type CobbleContext,
  CobbleServerProvider,
  type CobbleServerProviderOptions,
} from './openfeature/cobble-server-provider';
