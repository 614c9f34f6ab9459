import { regionalLocale } from '../../../src/embed/regional-locale';
import { didYouMean, onlyNear } from '../../io/did-you-mean';
import { limits } from '../../io/limits';
import { shorten } from '../../io/shorten';
import type { Found } from '../../report/locate';
import { renameAttribute } from '../attribute-edits';
import { isNoSelector } from '../html/is-no-selector';
import { isStatic } from '../html/markup';
import type { LintContext, LintRule } from '../lint-rule';
import type { PageAttribute, PageElement } from '../page';

/** What the tag reads, and which values it takes. */
const KNOWN: Record<string, { takes: RegExp | ((value: string) => boolean); say: string; effect?: string }> = {
  'data-theme': { takes: /./, say: 'a theme' },
  'data-locale': {
    takes: (value) => regionalLocale(value) !== undefined,
    say: 'a language, with a region or without, such as sv or en-us',
  },
  'data-api': { takes: /^(https?:\/\/[^\s]+|\/.*)$/i, say: 'the base URL of the API, such as https://api.example' },
  'data-product': { takes: /^[\w-]+$/, say: 'a name of letters, digits and dashes' },
  'data-base': { takes: /^\S+$/, say: "the address of the build's folder, such as /dist" },
  'data-experiments': { takes: /^(on|off)$/, say: 'on or off' },
  'data-antiflicker': { takes: /^\d+$/, say: 'a number of milliseconds' },
  'data-ignore': {
    // A longer one is refused where the page is read.
    takes: (value) => value.length > limits.selector || !isNoSelector(value),
    say: 'a CSS selector, such as .comments',
    effect: 'the whole page is ignored, and nothing on it mounts',
  },
  // Each of its names is looked at below.
  'data-allow': { takes: /[^\s,]/, say: 'names of widgets with spaces between', effect: 'none of them mounts' },
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
  why: 'The setting then has its default; data-ignore and data-allow then keep every widget away.',
  wrong: '<script async src="/dist/realms/cobble.js" data-experiment="on"></script>',
  right: '<script async src="/dist/realms/cobble.js" data-experiments="on"></script>',
  *find(context) {
    for (const tag of context.tags)
      for (const attribute of tag.attributes.values()) yield* look(context, tag, attribute);
  },
};

/** Where an empty value is not as if it were left out: nothing mounts then. */
const FILLED = ['data-ignore', 'data-allow'];

function* look({ page, widgets }: LintContext, tag: PageElement, attribute: PageAttribute): Generator<Found> {
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
    return;
  }
  if (value === '' && !FILLED.includes(name)) return;
  const { takes, say, effect } = known;
  if (!(typeof takes === 'function' ? takes(value) : takes.test(value))) {
    yield {
      at,
      spot: valueAt,
      message: `${name}="${value}" of the Cobble tag is not ${say}${effect ? `: ${effect}` : ''}`,
      mend: `Write ${say}.`,
    };
  } else if (name === 'data-allow') yield* unknownNames(attribute, widgets);
}

/** The names of `data-allow` that no widget has: what was meant by one is refused, as all that is not named. */
function* unknownNames({ value, at, valueAt }: PageAttribute, widgets: LintContext['widgets']): Generator<Found> {
  for (const name of new Set(value.split(/[\s,]+/))) {
    if (name === '' || widgets.has(name)) continue;
    const near = didYouMean(name, widgets.keys());
    yield {
      at,
      spot: valueAt,
      message: `data-allow names ${JSON.stringify(shorten(name, 60))}, which is no widget${near ? `; did you mean "${near}"?` : ''}`,
      mend: near ? `Write "${near}".` : `Use some of ${[...widgets.keys()].sort().join(', ')}.`,
    };
  }
}
