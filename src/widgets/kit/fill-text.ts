const PLACE = /\{(\w+)(?:, *plural,((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*))?\}/g;
const FORM = /(=?\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Replaces `{name}` with its value, and ICU plurals with the matching form, such as
 * `{count, plural, one {# item} other {# items}}`. A form's name is a category of `Intl.PluralRules`, or an exact
 * number such as `=0`. `#` is the value. A placeholder without a value stays unchanged.
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
