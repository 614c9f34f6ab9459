import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { DownloadLinks, LatestVersion } from './answers';
import { downloadsRoutes as routes } from './routes';

/** Downloads of the game (MKT-11). Needs no sign-in. All methods throw `ServiceError`. */
export interface Downloads {
  links(options?: CallOptions): Promise<DownloadLinks>;
  latest(options?: CallOptions): Promise<LatestVersion>;
}

const createDownloads = ({ call }: Client): Downloads => ({
  links: (options) => call(routes.links, {}, options),
  latest: (options) => call(routes.latest, {}, options),
});

export default createDownloads;
