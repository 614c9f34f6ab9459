import { type Role, roles } from './roles';

export interface PlacedRole extends Role {
  readonly path: string;
}

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

export function valueAt(theme: object, path: string): unknown {
  let value: unknown = theme;
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
