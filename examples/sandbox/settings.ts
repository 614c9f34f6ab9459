import type { Settings } from '../../src/services/settings';
import { suggestedLabels } from './data/articles/article-source';
import { coinPacks } from './data/catalog-products';
import { DEFAULT_FORM_ID } from './data/support/forms';

/**
 * Returns the settings of a page that uses the sandbox, except the API's URL, which is in the tag's `data-api`. The
 * server also sends these settings at `/__sandbox/settings.json`.
 *
 * @param origin without a trailing slash
 */
export const sandboxSettings = (origin: string): Pick<Settings, 'signIn' | 'minecoinProducts' | 'helpCentre'> => ({
  signIn: {
    url: `${origin}/__sandbox/sign-in`,
    signOutUrl: `${origin}/__sandbox/sign-out`,
    brandId: '9001',
    tenantId: '2b6c1f0e-5a1d-4c43-9f52-0d2f7a7c1e11',
    appId: '7d0c1c52-33d4-4f0b-9b4e-1f5e6f0a9c10',
    as: 1,
  },
  minecoinProducts: coinPacks.map(([id]) => id),
  helpCentre: { suggestedLabels: [...suggestedLabels], ticketFormId: DEFAULT_FORM_ID },
});
