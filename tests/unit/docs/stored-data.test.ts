// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => join('src', path));
const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')]));

/** Matches calls that store data on the device. The first group is the key of the data. */
const writes = [
  /\b(?:local|session)Storage\.setItem\(\s*(\w+\([^)]*\)|[^,]+),/g,
  /\b(?:local|session)Storage\[([^\]]+)\]\s*(?:\|\||\?\?)?=(?!=)/g,
  /\bwindow\[\w+\]\[([^\]]+)\]\s*(?:\|\||\?\?)?=(?!=)/g,
  /\bstorage\.setItem\(\s*([^,]+),/g,
  /\bwriteCookie\(\s*([^)]+)\)/g,
  /\bcreateStore\(\s*('[^']+')/g,
  /\b(?:indexedDB|caches)\.open\(\s*([^,)]+)/g,
  /\bcookieStore\.set\(\s*([^,)]+)/g,
  /\.cookie\s*=(?!=)\s*([^;]+)/g,
  /Reflect\.set\([^;]*'(cookie)'/g,
];

/** True if the call only erases data, or is inside writeCookie, which doesn't name a key. */
const storesNothing = (path: string, expression: string) =>
  /max-age=0/.test(expression) ||
  path.endsWith('platform/write-cookie.ts') ||
  // This call restores another application's cookie that was erased by mistake.
  (path.endsWith('session/cookies.ts') && expression === 'one + scope');

/** Returns the keys that an expression can evaluate to, with `…` for variable parts, as in the document. */
const keysOf = (path: string, expression: string): string[] => {
  const literal = /^(?:[^'`]*\?\? *)?(?:'([^']*)'|`([^`]*)`)$/.exec(expression.trim())?.slice(1).join('');
  const name = /^(?:`\$\{)?(\w+)(?:\}=.*|\(.*\))?$/s.exec(expression.trim())?.[1];
  if (name) {
    const text = texts.get(path)!;
    const value = new RegExp(`\\bconst ${name} = (?:\\(.*\\) => )?('[^']*'|\`[^\`]*\`)`).exec(text)?.[1];
    if (value) return keysOf(path, value);
    // The key is the first parameter of the function, so collect the keys that its callers pass.
    const owner = [...text.matchAll(new RegExp(`const (\\w+) = (?:async )?\\(\\s*${name}\\b`, 'g'))].map(
      ([, own]) => own!,
    );
    return owner.flatMap((own) =>
      [...texts].flatMap(([from, other]) =>
        [...other.matchAll(new RegExp(`(?<!const )\\b${own}\\(\\s*([^,()]+)[,)]`, 'g'))].flatMap(([, given]) =>
          keysOf(from, given!),
        ),
      ),
    );
  }
  return literal === undefined ? [] : [literal.replace(/\$\{[^}]*(?:\([^)]*\))?[^}]*\}/g, '…')];
};

const sites = [...texts].flatMap(([path, text]) =>
  writes.flatMap((write) =>
    [...text.matchAll(write)]
      .map(([, expression]) => ({ path, expression: expression! }))
      .filter(({ expression }) => !storesNothing(path, expression)),
  ),
);
const rows = [
  ...readFileSync('docs/reference/storage.md', 'utf8').matchAll(
    /^\| `([^`]+)`[^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm,
  ),
].map(([, key, ...cells]) => ({ key: key!, cells: cells.map((cell) => cell!.trim()) }));

const STORES = /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches)\b/;
const readers = ['storage', 'localised-calls'].map((name) => `src/services/client/${name}.ts`);

// Interface 9
describe('docs/reference/storage.md', () => {
  it('finds the key of every call that stores data', () => {
    expect(sites.length).toBeGreaterThan(7);
    expect(sites.filter(({ path, expression }) => !keysOf(path, expression).length)).toEqual([]);
  });

  it('covers every file that uses storage', () => {
    const known = new Set([...sites.map(({ path }) => path), ...readers]);
    const others = files.filter((path) => STORES.test(texts.get(path)!) && !known.has(path));
    expect(others).toEqual([]);
  });

  it('names exactly the keys that are written', () => {
    const written = sites.flatMap(({ path, expression }) => keysOf(path, expression));
    expect(rows.map(({ key }) => key).sort()).toEqual([...new Set(written)].sort());
  });

  it('states for each key where it is stored, what for, how long, and whether it needs consent', () => {
    for (const { key, cells } of rows) {
      expect([key, cells.length, cells.every(Boolean)]).toEqual([key, 4, true]);
      expect(cells[3], key).toMatch(/^(yes|yes, for both|needed: \w+( \w+)?)$/);
    }
  });

  it('marks exactly the keys whose code checks consent as waiting for consent', () => {
    for (const { path, expression } of sites) {
      const [key] = keysOf(path, expression);
      const waits = rows.find((row) => row.key === key)!.cells[3]!.startsWith('yes');
      const asks = /consented\(/.test(texts.get(path)!);
      if (!path.endsWith('erase-stored-data.ts')) expect([path, asks]).toEqual([path, waits]);
    }
  });
});
