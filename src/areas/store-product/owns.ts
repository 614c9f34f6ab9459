import type { Inventory } from '../../services/answers/store';

/**
 * Whether one of the ids stands anywhere in an entitlement of the inventory: the services name the field in several
 * ways.
 */
export const owns = (inventory: Inventory | undefined, ids: readonly (string | undefined)[]): boolean => {
  const wanted = new Set(ids.filter(Boolean));
  const list: unknown = inventory?.result?.inventory?.entitlements;
  return (
    Array.isArray(list) &&
    list.some(
      (entitlement: unknown) =>
        !!entitlement &&
        typeof entitlement === 'object' &&
        Object.values(entitlement).some((value) => typeof value === 'string' && wanted.has(value)),
    )
  );
};
