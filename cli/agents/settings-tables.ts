import type { WidgetDescription } from '../../src/widgets/kit/description';
import { type SharedAttribute, tagAttributes } from '../catalogue/shared-attributes';
import { type JsonSchemaValue, notFromJson, settingsSchema } from '../schema/settings-schema';
import { code, codeList, markdownTable } from './markdown-table';

type Properties = Readonly<Record<string, JsonSchemaValue>>;

export const settingsTables = (widgets: readonly WidgetDescription[]): Readonly<Record<string, string>> => {
  const { $schema: _, ...settings } = settingsSchema(widgets).properties as Properties;
  return {
    tag: markdownTable(
      ['attribute', 'meaning'],
      [[code('data-theme'), String(settings.theme?.description)], ...tagAttributes.map(attributeRow)],
    ),
    settings: markdownTable(
      ['setting', 'type', 'meaning'],
      Object.entries(settings)
        .filter(([name]) => !notFromJson.includes(name))
        .flatMap(([name, setting]) => settingRows(name, setting)),
    ),
  };
};

export const attributeRow = ({ name, text, values = {} }: SharedAttribute): readonly string[] => [
  code(name),
  [text, ...Object.entries(values).map(([value, effect]) => `${code(value)}: ${effect}`)].join(' '),
];

/** Omits the members of `texts`, which are too many for a table. */
const settingRows = (name: string, setting: JsonSchemaValue): readonly (readonly string[])[] => [
  [code(name), typeOf(setting), String(setting.description)],
  ...Object.entries(name === 'texts' ? {} : membersOf(setting)).flatMap(([member, each]) =>
    settingRows(`${name}.${member}`, each),
  ),
];

/** Returns an object's members, even if the setting also allows other types. */
const membersOf = (setting: JsonSchemaValue): Properties => {
  const alternatives = (setting.anyOf ?? [setting]) as readonly JsonSchemaValue[];
  return Object.assign({}, ...alternatives.map(({ properties }) => properties)) as Properties;
};

const typeOf = ({ type, anyOf, enum: values }: JsonSchemaValue): string => {
  if (values) return codeList(values as readonly string[]);
  const alternatives = anyOf as readonly JsonSchemaValue[] | undefined;
  if (alternatives) return alternatives.map(typeOf).join(' or ');
  return [type]
    .flat()
    .map((name) => WORDS[String(name)] ?? String(name))
    .join(' or ');
};

const WORDS: Readonly<Record<string, string>> = { string: 'text', array: 'list' };
