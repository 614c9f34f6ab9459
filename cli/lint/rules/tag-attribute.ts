import { regionalLocale } from '../../../src/embed/find-locale';
import type { TagAttributeName } from '../../catalogue/shared-attributes';
import { didYouMean, onlyNear, suggestion } from '../../io/did-you-mean';
import { limits } from '../../io/limits';
import { shorten } from '../../io/messages';
import type { Found } from '../../report/locate';
import { renameAttribute } from '../attribute-edits';
import { isStatic } from '../html/markup';
import { isInvalidSelector } from '../html/selector-support';
import type { LintContext, LintRule } from '../lint-rule';
import type { Page, PageAttribute, PageElement } from '../page';

interface TagAttribute {
  readonly takes: RegExp | ((value: string) => boolean);
  readonly values: string;
  /** The effect of an invalid value. Undefined if the page then uses the default. */
  readonly effect?: string;
}

const TAG_ATTRIBUTES: Readonly<Record<string, TagAttribute>> = {
  'data-theme': { takes: /./, values: 'a theme' },
  'data-locale': {
    takes: (value) => regionalLocale(value) !== undefined,
    values: 'a locale, such as sv or en-us',
  },
  'data-api': { takes: /^(https?:\/\/[^\s]+|\/.*)$/i, values: 'the base URL of the API, such as https://api.example' },
  'data-product': { takes: /^[\w-]+$/, values: 'a name of letters, digits and dashes' },
  'data-base': { takes: /^\S+$/, values: "the URL of the build's folder, such as /dist" },
  'data-experiments': { takes: /^(on|off)$/, values: 'on or off' },
  'data-antiflicker': { takes: /^\d+$/, values: 'a number of milliseconds' },
  'data-ignore': {
    // Accept overlong selectors here, because `ignoredRegions` rejects them.
    takes: (value) => value.length > limits.selector || !isInvalidSelector(value),
    values: 'a CSS selector, such as .comments',
    effect: 'the whole page is ignored, so nothing mounts',
  },
  'data-allow': { takes: /[^\s,]/, values: 'a list of widgets, separated by spaces', effect: 'none of them mounts' },
  'data-links': {
    takes: /^\s*(on|off|https?:\/\/[^\s,/]+\/?([\s,]+https?:\/\/[^\s,/]+\/?)*)\s*$/i,
    values: 'on, or origins separated by spaces, such as https://www.example.com',
  },
  'data-consent': { takes: /^wait$/, values: 'wait' },
  'data-scan': { takes: /^(auto|once|manual)$/, values: 'auto, once or manual' },
} satisfies Record<TagAttributeName | 'data-theme', TagAttribute>;

export const tagAttribute: LintRule = {
  id: 'tag-attribute',
  severity: 'error',
  text: 'An attribute of the Cobble tag is misspelt or has an invalid value.',
  why: 'The setting has its default. With an invalid data-ignore or data-allow, no widget mounts.',
  wrong: '<script async src="/dist/realms/cobble.js" data-experiment="on"></script>',
  right: '<script async src="/dist/realms/cobble.js" data-experiments="on"></script>',
  *find(context) {
    for (const tag of context.tags)
      for (const attribute of tag.attributes.values()) yield* attributeFaults(context, tag, attribute);
  },
};

/** Attributes of the Cobble tag whose empty value prevents all widgets from mounting. */
const EFFECTIVE_IF_EMPTY = ['data-ignore', 'data-allow'];

function* attributeFaults(
  { page, widgets }: LintContext,
  tag: PageElement,
  attribute: PageAttribute,
): Generator<Found> {
  const { name, value, at, valueAt } = attribute;
  if (!name.startsWith('data-') || !isStatic(value)) return;
  const known = Object.hasOwn(TAG_ATTRIBUTES, name) ? TAG_ATTRIBUTES[name] : undefined;
  if (!known) {
    yield* misspelt(page, tag, attribute);
    return;
  }
  if (value === '' && !EFFECTIVE_IF_EMPTY.includes(name)) return;
  const { takes, values, effect } = known;
  const isTaken = typeof takes === 'function' ? takes(value) : takes.test(value);
  if (!isTaken) {
    yield {
      at,
      spot: valueAt,
      message: `${name}="${value}" of the Cobble tag isn't ${values}${effect ? `: ${effect}` : ''}`,
      advice: `Write ${values}.`,
    };
  } else if (name === 'data-allow') yield* unknownNames(attribute, widgets);
}

function* misspelt(page: Page, tag: PageElement, attribute: PageAttribute): Generator<Found> {
  const { name, at } = attribute;
  const names = Object.keys(TAG_ATTRIBUTES).map((each) => each.slice(5));
  const near = didYouMean(name.slice(5), names);
  if (near === undefined) return;
  const isCertain = onlyNear(name.slice(5), names) === near && !tag.attributes.has(`data-${near}`);
  yield {
    at,
    message: `The Cobble tag has no attribute ${name}; did you mean data-${near}?`,
    advice: `Write data-${near}.`,
    fix: isCertain ? renameAttribute(page, attribute, `data-${near}`) : undefined,
  };
}

/** Reports unknown names in `data-allow`: they may be misspelt, and the intended widgets wouldn't mount. */
function* unknownNames({ value, at, valueAt }: PageAttribute, widgets: LintContext['widgets']): Generator<Found> {
  for (const name of new Set(value.split(/[\s,]+/))) {
    if (name === '' || widgets.has(name)) continue;
    const near = didYouMean(name, widgets.keys());
    yield {
      at,
      spot: valueAt,
      message: `data-allow names ${JSON.stringify(shorten(name, 60))}, which isn't a widget${suggestion(near)}`,
      advice: near ? `Write "${near}".` : `Use any of ${[...widgets.keys()].sort().join(', ')}.`,
    };
  }
}
