/**
 * Creates missing groups.
 * @param path such as `color.surface`; even `__proto__` becomes an own property
 */
export const putAt = (object: object, path: string, value: unknown): void => {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let group = object;
  for (const key of keys) {
    const inner: unknown = Object.hasOwn(group, key) ? Reflect.get(group, key) : undefined;
    const next = typeof inner === 'object' && inner !== null ? inner : {};
    define(group, key, next);
    group = next;
  }
  define(group, last, value);
};

const define = (group: object, key: string, value: unknown) =>
  Object.defineProperty(group, key, { value, enumerable: true, configurable: true, writable: true });
