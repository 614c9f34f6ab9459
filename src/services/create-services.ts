import createDownloads from './downloads/downloads';
import createHelpCentre from './help-centre/help-centre';
import createMarketplace from './marketplace/marketplace';
import createNewsletter from './newsletter/newsletter';
import createProfile from './profile/profile';
import createRealms from './realms/realms';
import type { Services, ServicesEnvironment } from './services';
import type { Settings } from './settings';
import createStore from './store/store';
import createSupport from './support/support';
import { withGroups } from './with-groups';

/**
 * Creates the client: `import { createServices } from 'cobble-embed/services'`. All settings are optional:
 * `createServices({ api: 'https://api.example' })`.
 */
export const createServices = (given?: Partial<Settings>, environment?: ServicesEnvironment): Services =>
  withGroups(
    (client) => ({
      marketplace: createMarketplace(client),
      newsletter: createNewsletter(client),
      downloads: createDownloads(client),
      realms: createRealms(client),
      helpCentre: createHelpCentre(client),
      support: createSupport(client),
      store: createStore(client),
      profile: createProfile(client),
    }),
    given,
    environment,
  );
