import type { Host } from '../../../widgets/kit/host';

/**
 * The texts of what a visitor agrees to: the site's own from the settings' `texts`, else the defaults; never the
 * element's (threat 4). A text without a placeholder that the default has is passed over: a question must name what it
 * is about.
 *
 * @param defaults by prop name, as in the widget's description (`from: 'settings'`)
 */
export const ownTexts = <Name extends string>(
  { element, settings: { texts = {} } }: Host,
  defaults: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> => {
  const own: Record<Name, string> = { ...defaults };
  for (const name in defaults) {
    // The widget's own before that of all, as for every text.
    const key = [`${element.dataset.widget}.${name}`, name].find((key) => Object.hasOwn(texts, key));
    const text = key && texts[key];
    if (typeof text === 'string' && placeholdersOf(defaults[name]).every((one) => text.includes(one))) own[name] = text;
  }
  return own;
};

const placeholdersOf = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
