/**
 * Puts a value at a path of an object, and makes the groups that are not there.
 *
 * @param path as `color.surface`; any names, also those that every object has
 */
export const putAt = (object: object, path: string, value: unknown): void => {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  const set = (group: object, key: string, inner: unknown) =>
    Object.defineProperty(group, key, { value: inner, enumerable: true, configurable: true, writable: true });
  let group = object;
  for (const key of keys) {
    const inner: unknown = Object.hasOwn(group, key) ? Reflect.get(group, key) : undefined;
    const next = typeof inner === 'object' && inner !== null ? inner : {};
    set(group, key, next);
    group = next;
  }
  set(group, last, value);
};
