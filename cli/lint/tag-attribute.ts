import { didYouMean } from '../io/did-you-mean';
import { onlyNear } from '../io/only-near';
import type { Found } from '../report/locate';
import { renameAttribute } from './edits/rename-attribute';
import { isStatic } from './is-static';
import type { LintRule } from './lint-rule';
import type { Page, PageAttribute, PageElement } from './page';

/** What the tag reads, and which values it takes. */
const KNOWN: Record<string, { takes: RegExp; say: string }> = {
  'data-theme': { takes: /./, say: 'a theme' },
  'data-locale': { takes: /^[a-z]{2,3}(-[a-z0-9]{2,8})+$/i, say: 'a language and a region, such as en-us' },
  'data-api': { takes: /^(https?:\/\/[^\s]+|\/.*)$/i, say: 'the base URL of the API, such as https://api.example' },
  'data-product': { takes: /^[\w-]+$/, say: 'a name of letters, digits and dashes' },
  'data-base': { takes: /^\S+$/, say: "the address of the build's folder, such as /dist" },
  'data-experiments': { takes: /^(on|off)$/, say: 'on or off' },
  'data-antiflicker': { takes: /^\d+$/, say: 'a number of milliseconds' },
  'data-ignore': { takes: /\S/, say: 'a CSS selector, such as .comments' },
  'data-allow': { takes: /^\s*[a-z][a-z-]*([\s,]+[a-z][a-z-]*)*\s*$/, say: 'names of widgets with spaces between' },
  'data-links': {
    takes: /^\s*(on|off|https?:\/\/[^\s,/]+\/?([\s,]+https?:\/\/[^\s,/]+\/?)*)\s*$/i,
    say: 'on, or origins with spaces between, such as https://www.example.com',
  },
  'data-consent': { takes: /^wait$/, say: 'wait, or left out' },
  'data-scan': { takes: /^(auto|once|manual)$/, say: 'auto, once or manual' },
};

/** Attributes of the tag that it does not read, or not so. */
export const tagAttribute: LintRule = {
  id: 'tag-attribute',
  severity: 'error',
  text: "An attribute of the Cobble tag is misspelt, or has a value that it can't have.",
  why: 'The setting then has its default.',
  wrong: '<script async src="/dist/realms/cobble.js" data-experiment="on"></script>',
  right: '<script async src="/dist/realms/cobble.js" data-experiments="on"></script>',
  *find({ page, tags }) {
    for (const tag of tags) for (const attribute of tag.attributes.values()) yield* look(page, tag, attribute);
  },
};

function* look(page: Page, tag: PageElement, attribute: PageAttribute): Generator<Found> {
  const { name, value, at, valueAt } = attribute;
  if (!name.startsWith('data-') || !isStatic(value)) return;
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  if (!known) {
    const names = Object.keys(KNOWN).map((each) => each.slice(5));
    const near = didYouMean(name.slice(5), names);
    const isMeant =
      near !== undefined && onlyNear(name.slice(5), names) === near && !tag.attributes.has(`data-${near}`);
    if (near)
      yield {
        at,
        message: `The Cobble tag has no ${name}; did you mean data-${near}?`,
        mend: `Write data-${near}.`,
        fix: isMeant ? renameAttribute(page, attribute, `data-${near}`) : undefined,
      };
  } else if (value !== '' && !known.takes.test(value)) {
    yield {
      at,
      spot: valueAt,
      message: `${name}="${value}" of the Cobble tag is not ${known.say}`,
      mend: `Write ${known.say}.`,
    };
  }
}
