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
  text: "The settings in <script data-cobble-config> can't be read, have a misspelt key, or one that is not read there.",
  why: 'Broken settings are not read at all; a misspelt one has its default. The script needs type="application/json".',
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
          message: `There are several data-cobble-config; the first is on line ${page.position(first.at.offset).line}, and only it is read`,
          mend: 'Merge them into one.',
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
      message: `data-cobble-config stands on a <${tag}>${tag === 'script' ? ' without type="application/json"' : ''}`,
      mend: 'Write <script type="application/json" data-cobble-config>.',
    };
    return;
  }
  if (!isStatic(text)) return;
  // The page also ignores tags that content systems insert.
  const json = text.replace(paragraphTags, (tags) => ' '.repeat(tags.length));
  const { fault, root } = jsonDocument(page.name, json);
  if (fault || root?.type !== 'object') {
    yield {
      at: { offset: textAt.offset + (fault?.offset ?? 0), length: fault?.length || 1 },
      message: `The page's settings are not ${fault ? `JSON: ${jsonFaultText(fault)}` : 'a JSON object'}`,
      mend: 'Correct the JSON; without it every setting has its default.',
    };
    return;
  }
  for (const { at: place, ...found } of settingFaults(root))
    yield { at: { offset: textAt.offset + place.offset, length: place.length }, ...found };
}

function* settingFaults(root: Node): Generator<Found> {
  yield* misspelt(root, SETTINGS, '');
  for (const { key, keyNode, value } of members(root)) {
    // Only the tag enables experiments; the JSON configures their addresses.
    const isSwitch = key === 'experiments' && value.type === 'string';
    if (isSwitch || notFromJson.includes(key))
      yield {
        at: keyNode,
        severity: 'warning',
        message: `${isSwitch ? `"experiments": ${JSON.stringify(value.value)}` : JSON.stringify(key)} is not read from the page's JSON, which comes too late for it`,
        mend: `Write data-${key} on the tag, or ${key} in cobbleSettings.`,
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
        message: `There is no setting ${JSON.stringify(path + shorten(key, 60))}; did you mean "${path}${near}"?`,
        mend: `Write "${near}".`,
      };
  }
}

/** Member schemas by name. Undefined if names are arbitrary, as in `texts`. */
const objectIn = ({
  properties,
  additionalProperties,
  anyOf,
}: JsonSchemaValue): Readonly<Record<string, JsonSchemaValue>> | undefined => {
  if (Array.isArray(anyOf)) return anyOf.map(objectIn).find((found) => found !== undefined);
  return typeof additionalProperties === 'object' ? undefined : (properties as Record<string, JsonSchemaValue>);
};
