// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { staticFiles } from '../../../cli/build/static-files';
import { texts } from '../../../cli/commands/texts';
import { textKeys } from '../../../cli/texts/text-keys';
import { fillText } from '../../../src/widgets/kit/fill-text';
import { runCommand } from './support';

const english = textKeys(await findWidgets(`${process.cwd()}/`));
const languages = readdirSync('texts').map((name) => {
  const translated = JSON.parse(readFileSync(`texts/${name}`, 'utf8')) as Record<string, string>;
  return { language: name.replace('.json', ''), translated };
});
const placesOf = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=[},])/g))].sort();
const formsOf = (text: string) =>
  [...text.matchAll(/\{\w+, plural,((?: \S+ \{(?:[^{}]|\{\w+\})*\})+)\}/g)].map(([, forms]) =>
    [...(forms ?? '').matchAll(/ (\S+) \{/g)].map(([, form]) => form),
  );

it('ships Swedish, German, Spanish, Japanese and Arabic', () => {
  expect(languages.map(({ language }) => language).sort()).toEqual(['ar', 'de', 'es', 'ja', 'sv']);
});

it.each(languages)('has exactly the texts of cobble texts in $language', async ({ language, translated }) => {
  expect(Object.keys(translated)).toEqual([...english.keys()]);
  const { code, out, err } = await runCommand((io) => texts({ locale: language }, io));
  expect([code, err, JSON.parse(out)]).toEqual([0, '', translated]);
});

it.each(languages)('uses the same placeholders in $language', ({ translated }) => {
  for (const [key, text] of english) expect([key, placesOf(translated[key]!)]).toEqual([key, placesOf(text)]);
});

it.each(languages)('differs from English in $language unless the English text is empty', ({ translated }) => {
  // Texts that may equal the English ones: names, and words that the languages share.
  const same =
    /^(Minecoins|Community|Support|Skins?( \{number\})?|Status|Details|Tags|Cape \{number\}|Capes|Newsletter|Serverstatus|No|Error|\W*|image\/.*)$/;
  for (const [key, text] of english) {
    expect([key, translated[key] === '']).toEqual([key, text === '']);
    if (translated[key] === text && !/^\W*(\{\w+\}\W*)*$/.test(text)) expect(text).toMatch(same);
  }
});

it.each(languages)('has each plural category of $language', ({ language, translated }) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  const forms = Object.values(translated).flatMap(formsOf);
  expect(forms.length).toBeGreaterThan(1);
  for (const found of forms) expect(found.toSorted()).toEqual(categories);
  for (const text of Object.values(translated)) {
    const values = Object.fromEntries(placesOf(text).map((place) => [place, 3]));
    expect(fillText(text, values, language)).not.toMatch(/[{}#]/);
  }
});

it('publishes the files in the build for textsUrl', async () => {
  const built = new Map([...(await staticFiles())].filter(([path]) => path.startsWith('texts/')));
  expect([...built.keys()].sort()).toEqual(languages.map(({ language }) => `texts/${language}.json`).sort());
  for (const { language, translated } of languages)
    expect(JSON.parse(String(built.get(`texts/${language}.json`)))).toEqual(translated);
});
