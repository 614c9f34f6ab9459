import type { Node } from 'jsonc-parser';
import { paragraphTags } from '../../../src/embed/paragraph-tags';
import { jsonDocument, jsonFaultText } from '../../check/json/document';
import { members } from '../../check/json/nodes';
import { didYouMean } from '../../io/did-you-mean';
import { shorten } from '../../io/messages';
import type { Found } from '../../report/locate';
import { type JsonSchemaValue, notFromJson, settingsSchema } from '../../schema/settings-schema';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';
import type { Page, PageElement } from '../page';

const SETTINGS = settingsSchema([]);

export const pageConfig: LintRule = {
  id: 'page-config',
  severity: 'error',
  text: 'The settings in <script data-cobble-config> are invalid, or have a key that is misspelt or not read there.',
  why: 'Invalid JSON is ignored. A misspelt setting has its default. The script needs type="application/json".',
  wrong: '<script type="application/json" data-cobble-config>{ "endpoint": { "api": "https://api.example" } }</script>',
  right:
    '<script type="application/json" data-cobble-config>{ "endpoints": { "api": "https://api.example" } }</script>',
  *find({ page }) {
    const [first, ...others] = page.elements.filter(({ attributes }) => attributes.has('data-cobble-config'));
    if (!first) return;
    yield* elementFaults(page, first);
    for (const element of others) {
      if (isSettings(element))
        yield {
          at: element.at,
          severity: 'warning',
          message: "The page has another data-cobble-config, which isn't read",
          firstLine: page.position(first.at.offset).line,
          advice: 'Merge them.',
        };
      yield* elementFaults(page, element);
    }
  },
};

const isSettings = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' && attributes.get('type')?.value.toLowerCase() === 'application/json';

function* elementFaults(page: Page, element: PageElement): Generator<Found> {
  const { tag, at, text, textAt } = element;
  if (!isSettings(element)) {
    yield {
      at,
      message: `data-cobble-config is on a <${tag}>${tag === 'script' ? ' without type="application/json"' : ''}`,
      advice: 'Write <script type="application/json" data-cobble-config>.',
    };
    return;
  }
  if (!isStatic(text)) return;
  // Like the page, ignore paragraph tags that content systems insert.
  const json = text.replace(paragraphTags, (tags) => ' '.repeat(tags.length));
  const { fault, root } = jsonDocument(page.name, json);
  if (fault || root?.type !== 'object') {
    yield {
      at: { offset: textAt.offset + (fault?.offset ?? 0), length: fault?.length || 1 },
      message: `The page's settings aren't ${fault ? `valid JSON: ${jsonFaultText(fault)}` : 'a JSON object'}`,
      advice: 'Correct the JSON. Until then, every setting has its default.',
    };
    return;
  }
  for (const { at: place, ...found } of settingFaults(root))
    yield { at: { offset: textAt.offset + place.offset, length: place.length }, ...found };
}

function* settingFaults(root: Node): Generator<Found> {
  yield* misspelt(root, SETTINGS, '');
  for (const { key, keyNode, value } of members(root)) {
    // The page's JSON can't enable experiments. It only sets their sources.
    const isSwitch = key === 'experiments' && value.type === 'string';
    if (isSwitch || notFromJson.includes(key))
      yield {
        at: keyNode,
        severity: 'warning',
        message: `${isSwitch ? `"experiments": ${JSON.stringify(value.value)}` : JSON.stringify(key)} has no effect in the page's JSON, which is read too late`,
        advice: `Write data-${key} on the tag, or ${key} in cobbleSettings.`,
      };
  }
}

function* misspelt(node: Node, schema: JsonSchemaValue, path: string): Generator<Found> {
  const described = objectIn(schema);
  if (!described) return;
  const known = Object.keys(described);
  for (const { key, keyNode, value } of members(node)) {
    const own = Object.hasOwn(described, key) ? described[key] : undefined;
    if (own) {
      yield* misspelt(value, own, `${path}${key}.`);
      continue;
    }
    const near = didYouMean(key, known);
    if (near)
      yield {
        at: keyNode,
        message: `Unknown setting ${JSON.stringify(path + shorten(key, 60))}; did you mean "${path}${near}"?`,
        advice: `Write "${near}".`,
      };
  }
}

/** Returns undefined if every name is allowed, as in `texts`. */
const objectIn = ({
  properties,
  additionalProperties,
  anyOf,
}: JsonSchemaValue): Readonly<Record<string, JsonSchemaValue>> | undefined => {
  if (Array.isArray(anyOf)) return anyOf.map(objectIn).find((found) => found !== undefined);
  return typeof additionalProperties === 'object' ? undefined : (properties as Record<string, JsonSchemaValue>);
};
