import type { Node } from 'jsonc-parser';
import { paragraphTags } from '../../../src/embed/paragraph-tags';
import { jsonDocument } from '../../check/json/document';
import { members } from '../../check/json/members';
import { didYouMean } from '../../io/did-you-mean';
import { shorten } from '../../io/shorten';
import type { Found } from '../../report/locate';
import type { JsonSchemaValue } from '../../schema/json-schema-value';
import { notFromJson } from '../../schema/not-from-json';
import { settingsSchema } from '../../schema/settings-schema';
import { isStatic } from '../html/markup';
import type { LintRule } from '../lint-rule';

/** The settings by their names; texts, which the widgets have, are not looked at. */
const SETTINGS = settingsSchema([]);

/** The page's JSON settings. */
export const pageConfig: LintRule = {
  id: 'page-config',
  severity: 'error',
  text: "The settings in <script data-cobble-config> can't be read, have a misspelt key, or one that is not read there.",
  why: 'Broken settings are not read at all; a misspelt one has its default. The script needs type="application/json".',
  wrong: '<script type="application/json" data-cobble-config>{ "endpoint": { "api": "https://api.example" } }</script>',
  right:
    '<script type="application/json" data-cobble-config>{ "endpoints": { "api": "https://api.example" } }</script>',
  *find({ page }) {
    const scripts = page.elements.filter(({ attributes }) => attributes.has('data-cobble-config'));
    const [first] = scripts;
    for (const [index, { tag, at, attributes, text, textAt }] of scripts.entries()) {
      const type = attributes.get('type')?.value.toLowerCase();
      if (tag !== 'script' || type !== 'application/json') {
        yield {
          at,
          message: `data-cobble-config stands on a <${tag}>${tag === 'script' ? ' without type="application/json"' : ''}`,
          mend: 'Write <script type="application/json" data-cobble-config>.',
        };
        continue;
      }
      if (first && index > 0) {
        yield {
          at,
          severity: 'warning',
          message: `There are several data-cobble-config; the first is on line ${page.position(first.at.offset).line}, and only it is read`,
          mend: 'Merge them into one.',
        };
      }
      if (!isStatic(text)) continue;
      const { fault, root } = jsonDocument(
        page.name,
        // The page reads these settings all the same.
        text.replace(paragraphTags, (tags) => ' '.repeat(tags.length)),
      );
      if (fault || root?.type !== 'object') {
        const offset = textAt.offset + (fault?.offset ?? 0);
        yield {
          at: { offset, length: fault?.length || 1 },
          message: `The page's settings are not ${fault ? `JSON: ${fault.reason}` : 'a JSON object'}`,
          mend: 'Correct the JSON; without it every setting has its default.',
        };
        continue;
      }
      for (const { at: place, ...found } of settingFaults(root))
        yield { at: { offset: textAt.offset + place.offset, length: place.length }, ...found };
    }
  },
};

function* settingFaults(root: Node): Generator<Found> {
  yield* misspelt(root, SETTINGS, '');
  for (const { key, keyNode, value } of members(root)) {
    // The switch is the tag's; here are the addresses.
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

/** Keys that are nearly one of the schema's, also in the objects that it describes. */
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

/** What the members of an object are called that a schema describes; undefined where they are free, as those of texts. */
const objectIn = ({
  properties,
  additionalProperties,
  anyOf,
}: JsonSchemaValue): Readonly<Record<string, JsonSchemaValue>> | undefined => {
  if (Array.isArray(anyOf)) return anyOf.map(objectIn).find((found) => found !== undefined);
  // A schema's `properties` are schemas.
  return typeof additionalProperties === 'object' ? undefined : (properties as Record<string, JsonSchemaValue>);
};
