/**
 * What stands in a theme at a path.
 *
 * @param path as `color.surface`
 * @returns the text of a role; undefined, or a group of roles, where the path names no role
 */
export function valueAt(theme: object, path: string): unknown {
  let value: unknown = theme;
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
