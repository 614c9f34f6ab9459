import { paragraphTags } from '../../src/embed/paragraph-tags';
import { jsonDocument } from '../check/json/document';
import { members } from '../check/json/members';
import { didYouMean } from '../io/did-you-mean';
import { isStatic } from './is-static';
import type { LintRule } from './lint-rule';

const KEYS = [
  'endpoints',
  'signIn',
  'minecoinProducts',
  'helpCentre',
  'experiments',
  'telemetry',
  'texts',
  'textsUrl',
  'storage',
  'headers',
  'locale',
  'api',
  'product',
  'theme',
  'scan',
  'antiflicker',
];

/** The page's JSON settings. */
export const pageConfig: LintRule = {
  id: 'page-config',
  severity: 'error',
  text: "The settings in <script data-cobble-config> can't be read, or have a misspelt key.",
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
      for (const { key, keyNode } of members(root)) {
        const near = KEYS.includes(key) ? undefined : didYouMean(key, KEYS);
        const place = { offset: textAt.offset + keyNode.offset, length: keyNode.length };
        if (near)
          yield {
            at: place,
            message: `There is no setting ${JSON.stringify(key)}; did you mean "${near}"?`,
            mend: `Write "${near}".`,
          };
      }
    }
  },
};
