import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The licences of the packages that are bundled, as they ask for: who they are by, and their text.
 *
 * @param sources absolute paths of all that was bundled
 * @throws Error for a package that brings no licence
 */
export const licenceTexts = async (sources: Iterable<string>): Promise<string> => {
  const folders = new Set<string>();
  for (const source of sources) {
    const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(source)?.[0];
    if (folder) folders.add(folder);
  }
  const known = new Map<string, string[]>();
  for (const folder of [...folders].sort()) {
    const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim() : undefined;
    if (!text && !license) throw Error(`${name} brings no licence: look at it before it is published`);
    const body = text ?? `Licence: ${license}`;
    known.set(body, [...(known.get(body) ?? []), `${name} ${version}`]);
  }
  return [...known].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
};
