import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns copyright notices and terms, each text once. A package without a licence is an error. */
export const licenceTexts = async (sources: Iterable<string>): Promise<string> => {
  const folders = new Set([...sources].flatMap((source) => PACKAGE_FOLDER.exec(source)?.[0] ?? []));
  const licences = new Map<string, { readonly text: string; readonly packages: string[] }>();
  for (const folder of [...folders].sort()) {
    const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim() : undefined;
    if (!text && !license) throw Error(`${name} has no licence file. Check its licence before publishing`);
    const { notices, terms } = splitLicence(text ?? `Licence: ${license}`);
    // Copies of the same terms may differ in line breaks and quotation marks.
    const key = terms.replace(/\s+/g, ' ').replace(/[“”]/g, '"');
    const licence = licences.get(key) ?? { text: terms, packages: [] };
    licence.packages.push([`${name} ${version}`, ...notices].join('\n'));
    licences.set(key, licence);
  }
  return [...licences.values()]
    .map(({ text, packages }) => `${packages.join('\n\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
};

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Separates the copyright notices from the terms, which many packages share. */
const splitLicence = (text: string): { readonly notices: readonly string[]; readonly terms: string } => {
  const [head = '', ...rest] = text.split(/(?=^(?:Permission is|Permission to|Redistribution and) )/m);
  const lines = head
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isNotice = (line: string) => /^(copyright\b|\(c\)|©)/i.test(line);
  // Split the text only if all lines before the terms are notices or titles.
  const isTitle = (line: string) => /^(the )?(mit|isc|bsd)\b.{0,40}$/i.test(line);
  return rest.length > 0 && lines.every((line) => isNotice(line) || isTitle(line))
    ? { notices: lines.filter(isNotice), terms: rest.join('') }
    : { notices: [], terms: text };
};
