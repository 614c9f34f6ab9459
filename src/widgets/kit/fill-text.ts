const PLACE = /\{(\w+)(?:, *plural,((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*))?\}/g;
const FORM = /(=?\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Puts values into a text: `{name}`, and plural forms as ICU's message format writes them,
 * `{count, plural, one {# item} other {# items}}`: the categories are those of `Intl.PluralRules`, `=0` is one number,
 * `#` stands for the number. A place without a value stays as it is written.
 *
 * @param locale numbers and the choice of the form follow it
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>, locale: string): string =>
  text.replace(PLACE, (place, name: string, forms?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    if (forms === undefined) return value.toLocaleString(locale);
    const known = new Map([...forms.matchAll(FORM)].map(([, form, words]) => [form, words]));
    const category = new Intl.PluralRules(locale).select(+value);
    const words = known.get(`=${value}`) ?? known.get(category) ?? known.get('other');
    return words === undefined ? place : fillText(words.replace('#', `{${name}}`), values, locale);
  });
