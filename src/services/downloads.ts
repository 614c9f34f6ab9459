import type { DownloadLinks, LatestVersion } from './answers/downloads';
import type { CallOptions, Client } from './http/client';
import { downloadsRoutes as routes } from './routes/downloads';

/** MKT-11; nobody needs to be signed in. */
export interface Downloads {
  links(options?: CallOptions): Promise<DownloadLinks>;
  latest(options?: CallOptions): Promise<LatestVersion>;
}

/** Makes the group. */
export const createDownloads = ({ call }: Client): Downloads => ({
  links: (options) => call(routes.links, {}, options),
  latest: (options) => call(routes.latest, {}, options),
});
