import { attributeOf } from '../../../src/embed/read-props';
import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { activeDeprecations, deprecationsOf, deprecationText } from '../../deprecations/deprecations';
import { didYouMean, suggestion } from '../../io/did-you-mean';
import type { Found } from '../../report/locate';
import { isStatic, linkProps } from '../html/markup';
import type { LintRule } from '../lint-rule';
import type { PageElement } from '../page';
import { describeValueFault, valueFault } from './value-fault';

export const enhancedLink: LintRule = {
  id: 'enhanced-link',
  severity: 'warning',
  text: 'A link to #cobble=NAME stays a link, or some of its props are ignored.',
  why: 'A link only becomes a component if it is alone in its paragraph or list item. Only the props of that component count.',
  wrong: '<p><a href="/store/frost-keep#cobble=marketplace-tle&amp;title=Frost%20Keep">Frost Keep</a></p>',
  right: '<p><a href="/store/frost-keep#cobble=marketplace-tile&amp;title=Frost%20Keep">Frost Keep</a></p>',
  *find({ page, widgets, tags }) {
    const components = new Map([...widgets].filter(([, { kind }]) => kind === 'component'));
    const hasLinksOff = tags.length > 0 && !tags.some(({ attributes }) => attributes.has('data-links'));
    const areLinksOff = hasLinksOff && !page.elements.some(mayTurnLinksOn);
    for (const element of page.elements) {
      const href = element.attributes.get('href');
      const given = linkProps(element);
      if (!href || !given || !isStatic(href.value)) continue;
      const name = given.get('cobble') ?? '';
      const description = components.get(name);
      const faults = description
        ? [...propFaults(description, given), ...placeFaults(element, areLinksOff)]
        : [unknownComponent(name, widgets, components)];
      for (const fault of faults) yield { at: href.at, spot: href.valueAt, ...fault };
    }
  },
};

type Fault = Pick<Found, 'message' | 'advice'>;

const mayTurnLinksOn = ({ attributes, text }: PageElement): boolean =>
  attributes.has('data-cobble-config') && /"links"/.test(text);

const unknownComponent = (
  name: string,
  widgets: ReadonlyMap<string, WidgetDescription>,
  components: ReadonlyMap<string, WidgetDescription>,
): Fault => {
  if (widgets.has(name))
    return {
      message: `${name} isn't a component, so the link stays a link`,
      advice: `Paste <div data-widget="${name}"> instead.`,
    };
  const near = didYouMean(name, components.keys());
  return {
    message: `Unknown component ${JSON.stringify(name)}${suggestion(near)}`,
    advice: near ? `Write #cobble=${near}.` : `Use one of ${[...components.keys()].sort().join(', ')}.`,
  };
};

const placeFaults = (element: PageElement, areLinksOff: boolean): Fault[] => {
  const faults: Fault[] = [];
  if (!isAlone(element))
    faults.push({
      message: "The link isn't alone in a paragraph or list item, so it isn't turned into a component",
      advice: 'Put it into its own <p> or <li>.',
    });
  if (areLinksOff)
    faults.push({
      message: "The Cobble tag has no data-links, so this link isn't turned into a component",
      advice: 'Add data-links="on" to the tag.',
    });
  return faults;
};

const propFaults = (description: WidgetDescription, given: URLSearchParams): Fault[] => {
  const words = [...new Set(given.keys())].filter((word) => word !== 'cobble');
  return [
    ...words.flatMap((word) => wordFault(description, word, given.get(word)) ?? []),
    ...missingProps(description, given),
  ];
};

const spell = (key: string): string => attributeOf(key).slice(5);

const wordFault = (description: WidgetDescription, word: string, value: string | null): Fault | undefined => {
  const { name, props } = description;
  const old = deprecationsOf(description).find((each) => each.name === word || spell(each.name) === word);
  if (old) return { message: deprecationText(old, word), advice: `Write ${spell(old.use)}=….` };
  const keys = Object.keys(props);
  const [, prop] = Object.entries(props).find(([key]) => key === word || spell(key) === word) ?? [];
  if (!prop) {
    const near = didYouMean(word, keys.map(spell));
    return {
      message: `${name} has no ${word}${near ? `; did you mean ${near}?` : ''}`,
      advice: near ? `Write ${near}=….` : 'Remove it.',
    };
  }
  const fault = valueFault(`${word} of ${name}`, prop, value);
  return fault && describeValueFault(fault, JSON.stringify(value));
};

const missingProps = (description: WidgetDescription, given: URLSearchParams): Fault[] => {
  const { name, props, link } = description;
  const oldNames = activeDeprecations(description);
  const isGiven = (key: string): boolean =>
    Boolean(given.get(spell(key)) ?? given.get(key)) ||
    oldNames.some((old) => old.use === key && Boolean(given.get(spell(old.name)) ?? given.get(old.name)));
  return Object.entries(props)
    .filter(([key, { required }]) => required && key !== link?.address && !isGiven(key))
    .map(([key, { text }]) => ({
      message: `${name} needs ${spell(key)}, which is missing`,
      advice: `Add &${spell(key)}=…: ${text}`,
    }));
};

const isAlone = ({ parent }: PageElement): boolean =>
  parent !== undefined &&
  /^(?:p|li)$/.test(parent.tag) &&
  parent.text.trim() === '' &&
  parent.children.filter(({ tag }) => tag !== 'br').length === 1;
