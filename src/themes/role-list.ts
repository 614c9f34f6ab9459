import { type Role, roles } from './roles';

/** A role and where it stands in a theme. */
export interface PlacedRole extends Role {
  /** As `color.surface`. */
  readonly path: string;
}

/** All roles by their paths, in the contract's order. */
export const roleList: readonly PlacedRole[] = listOf(roles, '');

function listOf(group: object, path: string): PlacedRole[] {
  return Object.entries(group).flatMap(([key, inner]: [string, object]) => {
    const at = path ? `${path}.${key}` : key;
    return isRole(inner) ? [{ path: at, kind: inner.kind, text: inner.text }] : listOf(inner, at);
  });
}

function isRole(value: object): value is Role {
  return 'kind' in value && typeof value.kind === 'string';
}
