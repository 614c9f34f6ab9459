import { endpointOf } from './client/service-error';
import { downloadsRoutes } from './downloads/routes';
import { experimentsRoutes } from './experiments/routes';
import { helpCentreRoutes } from './help-centre/routes';
import { marketplaceRoutes } from './marketplace/routes';
import { newsletterRoutes } from './newsletter/routes';
import { profileRoutes } from './profile/routes';
import { realmsRoutes } from './realms/routes';
import type { AuthScheme, Route, Row } from './route';
import { storeRoutes } from './store/routes';
import { supportRoutes } from './support/routes';

const complete = <Rows extends Readonly<Record<string, Row>>>(
  group: string,
  rows: Rows,
  rules: Record<keyof Rows, string>,
): { readonly [name in keyof Rows]: Route } =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([name, row]): [string, Route] => {
      const method = row.method ?? 'GET';
      return [
        name,
        {
          ...row,
          rule: rules[name as keyof Rows],
          group,
          name,
          method,
          at: row.at ?? 'api',
          auth: row.auth?.replace('?', '') as AuthScheme | undefined,
          anonymous: !row.auth || row.auth.endsWith('?'),
          reads: row.reads ?? true,
          retry: row.retry ?? (method === 'GET' ? 'read' : 'never'),
          cache: row.cache ?? (method === 'GET' ? 'shared' : 'none'),
          telemetry: endpointOf(row),
        },
      ];
    }),
  ) as { [name in keyof Rows]: Route };

/** All routes, for the sandbox and the tests. Pages load only the groups that they use. */
export const routes = {
  marketplace: complete('marketplace', marketplaceRoutes, {
    list: 'MKT-1',
    search: 'MKT-2',
    item: 'MKT-3',
    popular: 'MKT-4',
    promotionDetails: 'MKT-5',
    pass: 'MKT-6',
    grantOffers: 'MKT-7',
    entitlements: 'MKT-8',
  }),
  newsletter: complete('newsletter', newsletterRoutes, { country: 'MKT-9', subscribe: 'MKT-10' }),
  downloads: complete('downloads', downloadsRoutes, { links: 'MKT-11', latest: 'MKT-11' }),
  realms: complete('realms', realmsRoutes, {
    nextAvailable: 'RLM-1',
    check: 'RLM-2',
    redeem: 'RLM-3',
    subscriptions: 'RLM-4',
  }),
  helpCentre: complete('helpCentre', helpCentreRoutes, {
    articles: 'HLP-1',
    search: 'HLP-2',
    serverStatus: 'HLP-3',
    sections: 'HLP-4',
    categories: 'HLP-4',
    article: 'HLP-5',
    vote: 'HLP-6',
  }),
  support: complete('support', supportRoutes, {
    ticketForm: 'SUP-1',
    ticketFields: 'SUP-2',
    dynamicContent: 'SUP-3',
    locales: 'SUP-4',
    challenge: 'SUP-5',
    createTicket: 'SUP-6',
    upload: 'SUP-7',
    removeUpload: 'SUP-7',
  }),
  store: complete('store', storeRoutes, {
    entitlements: 'STO-1',
    inventory: 'STO-2',
    catalog: 'STO-3',
    regions: 'STO-4',
    purchase: 'STO-5',
    refreshBalance: 'STO-6',
  }),
  profile: complete('profile', profileRoutes, {
    get: 'PRF-1',
    realms: 'PRF-2',
    pauseSubscription: 'PRF-3',
    resumeSubscription: 'PRF-3',
    gamertagPicture: 'PRF-4',
    redeemCape: 'PRF-5',
  }),
  experiments: complete('experiments', experimentsRoutes, { config: 'EXP-1', assignment: 'EXP-2' }),
} as const;
