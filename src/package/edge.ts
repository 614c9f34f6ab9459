// `cobble-embed/edge`: adds experiments' files to pages before they are sent. For workers, edge functions and Node.
export { createEdgeHandler } from './edge/create-edge-handler';
export type {
  AssignedFlights,
  EdgeEnvironment,
  EdgeHandler,
  EdgeOptions,
  EdgeRequest,
  EdgeResponse,
} from './edge/edge-options';
