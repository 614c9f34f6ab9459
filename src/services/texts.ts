/** A text with a form for each plural category of its language: `{ "one": "{count} item", "other": "{count} items" }`. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Texts by prop name, or by `widget.prop` for one widget alone. */
type FlatTexts = Readonly<Record<string, string | PluralForms>>;

/** Texts of the page's only language, or an object a locale: `{ "sv": { "closeLabel": "Stäng" } }`. */
export type Texts = Readonly<Record<string, string | PluralForms | FlatTexts>>;
