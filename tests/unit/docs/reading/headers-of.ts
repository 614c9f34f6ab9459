export type Header = readonly [name: string, value: string];

/**
 * Returns the headers of a path, in file order. All matching rules of a `_headers` file apply; hosts merge headers that
 * have the same name.
 *
 * @param file content of the `_headers` file
 */
export const headersOf = (file: string, path: string): Header[] => {
  const found: Header[] = [];
  let hits = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) hits = patternOf(line.trim()).test(path);
    else if (hits && line.trim()) {
      const at = line.indexOf(':');
      found.push([line.slice(0, at).trim(), line.slice(at + 1).trim()]);
    }
  }
  return found;
};

const patternOf = (rule: string): RegExp =>
  new RegExp(`^${rule.replace(/[.\\^$+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*')}$`);
