/** In file order. */
export type Header = readonly [name: string, value: string];

/**
 * All matching rules of a `_headers` file apply. Hosts merge headers of the same name.
 *
 * @param file its text
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
