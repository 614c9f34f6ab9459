import type { routes } from '../../../src/services/routes';
import type { Handler } from '../http/call';
import { downloadsCalls } from './downloads';
import { experimentsCalls } from './experiments';
import { helpCentreCalls } from './help-centre';
import { marketplaceCalls } from './marketplace';
import { newsletterCalls } from './newsletter';
import { profileCalls } from './profile';
import { realmsCalls } from './realms';
import { storeCalls } from './store';
import { supportCalls } from './support';

export const calls: {
  readonly [Group in keyof typeof routes]: Readonly<Record<keyof (typeof routes)[Group], Handler>>;
} = {
  marketplace: marketplaceCalls,
  newsletter: newsletterCalls,
  downloads: downloadsCalls,
  realms: realmsCalls,
  helpCentre: helpCentreCalls,
  support: supportCalls,
  store: storeCalls,
  profile: profileCalls,
  experiments: experimentsCalls,
};
