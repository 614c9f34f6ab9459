import { downloadsRoutes } from './routes/downloads';
import { experimentsRoutes } from './routes/experiments';
import { helpCentreRoutes } from './routes/help-centre';
import { marketplaceRoutes } from './routes/marketplace';
import { newsletterRoutes } from './routes/newsletter';
import { profileRoutes } from './routes/profile';
import { realmsRoutes } from './routes/realms';
import { storeRoutes } from './routes/store';
import { supportRoutes } from './routes/support';

/**
 * The route table: every call of the specification, by group and name. The sandbox's router and the wire tests read it here.
 * In the browser each group takes only its own rows, so a page that uses one group does not load the others'.
 */
export const routes = {
  marketplace: marketplaceRoutes,
  newsletter: newsletterRoutes,
  downloads: downloadsRoutes,
  realms: realmsRoutes,
  helpCentre: helpCentreRoutes,
  support: supportRoutes,
  store: storeRoutes,
  profile: profileRoutes,
  experiments: experimentsRoutes,
} as const;
