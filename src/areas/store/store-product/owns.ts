import type { Inventory } from '../../../services/store/answers';

/**
 * Whether one of the ids stands anywhere in an entitlement of the inventory: the services name the field in several
 * ways.
 */
export const owns = (inventory: Inventory | undefined, ids: readonly (string | undefined)[]): boolean => {
  const wanted = new Set(ids.filter(Boolean));
  const list = inventory?.result?.inventory?.entitlements ?? [];
  return list.some((entitlement) =>
    Object.values(entitlement).some((value) => typeof value === 'string' && wanted.has(value)),
  );
};
