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
  const known = new Map<string, { readonly text: string; readonly packages: string[] }>();
  for (const folder of [...folders].sort()) {
    const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim() : undefined;
    if (!text && !license) throw Error(`${name} brings no licence: look at it before it is published`);
    const { who, terms } = parted(text ?? `Licence: ${license}`);
    // The same words, however their lines are broken and quoted.
    const key = terms.replace(/\s+/g, ' ').replace(/[“”]/g, '"');
    const same = known.get(key) ?? { text: terms, packages: [] };
    same.packages.push([`${name} ${version}`, ...who].join('\n'));
    known.set(key, same);
  }
  return [...known.values()]
    .map(({ text, packages }) => `${packages.join('\n\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
};

/** Who holds the copyright, by the lines before the terms that say so, and the terms, which many packages share. */
const parted = (text: string): { readonly who: readonly string[]; readonly terms: string } => {
  const [head = '', ...rest] = text.split(/(?=^(?:Permission is|Permission to|Redistribution and) )/m);
  const lines = head
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isNotice = (line: string) => /^(copyright\b|\(c\)|©)/i.test(line);
  // Only what is wholly understood is taken apart.
  const isTitle = (line: string) => /^(the )?(mit|isc|bsd)\b.{0,40}$/i.test(line);
  return rest.length > 0 && lines.every((line) => isNotice(line) || isTitle(line))
    ? { who: lines.filter(isNotice), terms: rest.join('') }
    : { who: [], terms: text };
};
