import { statusOf } from '../../../services/client/status-of';
import type { Services } from '../../../services/services';
import type { CatalogProduct } from '../../../services/store/answers';
import { findProfile } from '../../kit/find-profile';
import { isSignedOut } from '../../kit/use-call';

/**
 * Asks for all that the area shows. What is only beside the record (list, offers) is left out where it fails, and
 * `whole` says so.
 *
 * @param named the profile that the page names; without one it is the player's own
 * @throws ServiceError, or the response of a Realms call, where the record can't be had or the session is over
 */
export const loadRealm = async (services: Services, named: string | undefined, signal: AbortSignal) => {
  let whole = true;
  /**
   * A call beside the record: its failure leaves its part out, but the session's end is for all, and what is not
   * there is no failure.
   */
  const besides = (error: unknown): undefined => {
    if (isSignedOut(error) || signal.aborted) throw error;
    whole &&= isNothing(error);
  };
  const found = findProfile(services, signal);
  const own = (await (named ? found.catch(besides) : found))?.id;
  const profileId = named || own || '';
  // Who has no game profile has no realm; without an id the service would be asked for one called undefined.
  const [realm, subscriptions, next, check] = !profileId
    ? []
    : await Promise.all([
        services.profile.realms(profileId, { signal }).catch(orNothing),
        services.realms.subscriptions(profileId, { signal }).catch(besides),
        services.realms.nextAvailable({ signal }).catch(besides),
        services.realms.check({ signal }).catch(besides),
      ]);
  const products = { next: next?.result, redeemable: (check?.items ?? []).slice(0, mostProducts) };
  const bigIds = [...new Set([products.next, ...products.redeemable].flatMap((one) => one?.bigId ?? []))];
  const catalog = bigIds.length
    ? await services.store.catalog({ bigIds, actionFilter: null }, { signal }).catch(besides)
    : undefined;
  return {
    profileId,
    isOwn: plain(profileId) === plain(own),
    whole,
    realm,
    subscriptions: subscriptions?.subscriptions ?? [],
    titles: titlesOf(catalog?.Products),
    ...products,
  };
};

/** A profile's id as it is compared: with and without the hyphens of a UUID it is the same. */
const plain = (id: string | undefined) => id?.replaceAll('-', '').toLowerCase();
/** Whether a failure says no more than that there is nothing. */
const isNothing = (error: unknown) => {
  const status = statusOf(error);
  return status === 204 || status === 404;
};
const orNothing = (error: unknown): undefined => {
  if (!isNothing(error)) throw error;
};
/** Their ids stand in the address of one request. */
const mostProducts = 100;
/** What the catalog calls the products, by id. */
const titlesOf = (list: readonly CatalogProduct[] = []) =>
  new Map(list.map((one) => [one.ProductId, one.LocalizedProperties?.[0]?.ProductTitle || undefined]));
