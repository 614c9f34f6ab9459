import type { Host } from '../../../widgets/kit/host';

/**
 * Returns texts from the settings, never from attributes (threat 4). Ignores a text that omits a placeholder of the
 * default text, such as `{title}`, because a question must name its subject.
 */
export const ownTexts = <Name extends string>(
  { element, settings: { texts = {} } }: Host,
  defaults: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> => {
  const own: Record<Name, string> = { ...defaults };
  for (const name in defaults) {
    const key = [`${element.dataset.widget}.${name}`, name].find((key) => Object.hasOwn(texts, key));
    const text = key && texts[key];
    if (typeof text === 'string' && placeholdersOf(defaults[name]).every((placeholder) => text.includes(placeholder)))
      own[name] = text;
  }
  return own;
};

const placeholdersOf = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
