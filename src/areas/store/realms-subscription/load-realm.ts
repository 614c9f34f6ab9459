import { statusOf } from '../../../services/client/status-of';
import type { Services } from '../../../services/services';
import type { CatalogProduct } from '../../../services/store/answers';
import { findProfile } from '../../kit/find-profile';
import { isSignedOut } from '../../kit/use-call';

/** More ids would make the catalog URL too long. */
const MAX_PRODUCTS = 100;

export type RealmData = Awaited<ReturnType<typeof loadRealm>>;

/**
 * Loads a realm and its related data. If a request for related data fails, omits that data and sets `isComplete` to
 * false. A 204 or 404 isn't a failure: it means no data.
 *
 * @param namedId the profile's id; default: the player's own
 * @throws if the realm can't be loaded or the session is over
 */
export const loadRealm = async (services: Services, namedId: string | undefined, signal: AbortSignal) => {
  let isComplete = true;
  const skip = (error: unknown): undefined => {
    if (isSignedOut(error) || signal.aborted) throw error;
    isComplete &&= isNothing(error);
  };
  const profile = findProfile(services, signal);
  const ownId = (await (namedId ? profile.catch(skip) : profile))?.id;
  const profileId = namedId || ownId || '';
  // Without a game profile, there is no realm to request.
  const [realm, subscriptions, next, check] = !profileId
    ? []
    : await Promise.all([
        services.profile.realms(profileId, { signal }).catch(orNothing),
        services.realms.subscriptions(profileId, { signal }).catch(skip),
        services.realms.nextAvailable({ signal }).catch(skip),
        services.realms.check({ signal }).catch(skip),
      ]);
  const products = { next: next?.result, redeemable: (check?.items ?? []).slice(0, MAX_PRODUCTS) };
  const bigIds = [...new Set([products.next, ...products.redeemable].flatMap((one) => one?.bigId ?? []))];
  const catalog = bigIds.length
    ? await services.store.catalog({ bigIds, actionFilter: null }, { signal }).catch(skip)
    : undefined;
  return {
    profileId,
    isOwn: normalizeId(profileId) === normalizeId(ownId),
    isComplete,
    realm,
    subscriptions: subscriptions?.subscriptions ?? [],
    titles: titlesOf(catalog?.Products),
    ...products,
  };
};

/** Some services omit a UUID's hyphens. */
const normalizeId = (id: string | undefined) => id?.replaceAll('-', '').toLowerCase();

const isNothing = (error: unknown) => {
  const status = statusOf(error);
  return status === 204 || status === 404;
};

const orNothing = (error: unknown): undefined => {
  if (!isNothing(error)) throw error;
};

const titlesOf = (products: readonly CatalogProduct[] = []) =>
  new Map(products.map((one) => [one.ProductId, one.LocalizedProperties?.[0]?.ProductTitle || undefined]));
