import { attributeOf } from '../../../src/embed/read-props';
import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { didYouMean } from '../../io/did-you-mean';
import { isStatic, linkProps } from '../html/markup';
import type { LintRule } from '../lint-rule';
import type { PageElement } from '../page';
import { valueFault } from './value-fault';

/** Links to `#cobble=NAME` that will not become what they ask for. */
export const enhancedLink: LintRule = {
  id: 'enhanced-link',
  severity: 'warning',
  text: 'A link to #cobble=NAME that stays a link, or loses what it gives.',
  why: 'Only a link alone in its paragraph or list item becomes a component, and only with props that the component has.',
  wrong: '<p><a href="/store/frost-keep#cobble=marketplace-tle&amp;title=Frost%20Keep">Frost Keep</a></p>',
  right: '<p><a href="/store/frost-keep#cobble=marketplace-tile&amp;title=Frost%20Keep">Frost Keep</a></p>',
  *find({ page, widgets, tags }) {
    const components = new Map([...widgets].filter(([, { kind }]) => kind === 'component'));
    const isOff = tags.length > 0 && !tags.some(({ attributes }) => attributes.has('data-links'));
    for (const element of page.elements) {
      const href = element.attributes.get('href');
      const given = linkProps(element);
      if (!href || !given || !isStatic(href.value)) continue;
      const say = (message: string, mend: string) => ({ at: href.at, spot: href.valueAt, message, mend });
      const name = given.get('cobble') ?? '';
      const description = components.get(name);
      if (!description) yield say(...unknown(name, widgets, components));
      else {
        yield* faults(description, given).map(([message, mend]) => say(message, mend));
        if (!isAlone(element))
          yield say(
            'The link is not alone in a paragraph or list item, and stays a link',
            'Give it a <p> or <li> of its own.',
          );
        // The page's JSON may set it too: that is seen where it stands in the page.
        if (
          isOff &&
          !page.elements.some(({ attributes, text }) => attributes.has('data-cobble-config') && /"links"/.test(text))
        )
          yield say('The Cobble tag has no data-links, so the link stays a link', 'Add data-links="on" to the tag.');
      }
    }
  },
};

type Fault = readonly [message: string, mend: string];

const unknown = (
  name: string,
  widgets: ReadonlyMap<string, WidgetDescription>,
  components: ReadonlyMap<string, WidgetDescription>,
): Fault => {
  if (widgets.has(name))
    return [`${name} is no component, and the link stays a link`, `Paste <div data-widget="${name}"> instead.`];
  const near = didYouMean(name, components.keys());
  return [
    `There is no component ${JSON.stringify(name)}${near ? `; did you mean "${near}"?` : ''}`,
    near ? `Write #cobble=${near}.` : `Use one of ${[...components.keys()].sort().join(', ')}.`,
  ];
};

const faults = ({ name, props, link }: WidgetDescription, given: URLSearchParams): Fault[] => {
  const found: Fault[] = [];
  const spelt = (key: string) => attributeOf(key).slice(5);
  const keys = Object.keys(props);
  for (const word of new Set(given.keys())) {
    const key = keys.find((each) => each === word || spelt(each) === word);
    if (word === 'cobble') continue;
    if (key === undefined) {
      const near = didYouMean(word, keys.map(spelt));
      found.push([
        `${name} has no ${word}${near ? `; did you mean ${near}?` : ''}`,
        near ? `Write ${near}=….` : 'Leave it out.',
      ]);
      continue;
    }
    // biome-ignore lint/style/noNonNullAssertion: a key of the props.
    const fault = valueFault(props[key]!, given.get(word));
    if (fault) found.push([`${word} of ${name} ${fault.message}: ${JSON.stringify(given.get(word))}`, fault.mend]);
  }
  for (const [key, prop] of Object.entries(props))
    if (prop.required && key !== link?.address && !(given.get(spelt(key)) ?? given.get(key)))
      found.push([`${name} needs ${spelt(key)}, which is missing`, `Add &${spelt(key)}=…: ${prop.text}`]);
  return found;
};

const isAlone = ({ parent }: PageElement): boolean =>
  parent !== undefined &&
  /^(?:p|li)$/.test(parent.tag) &&
  parent.text.trim() === '' &&
  parent.children.filter(({ tag }) => tag !== 'br').length === 1;
