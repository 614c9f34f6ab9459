import type { LocaleText } from '../locale-text';

export interface FieldSource {
  /** Part of the names of its dynamic content: `field_KEY_…`, `option_KEY_VALUE`. */
  readonly key: string;
  readonly type: string;
  readonly title: LocaleText;
  readonly hint?: LocaleText;
  readonly required?: true;
  /** A Ruby pattern. */
  readonly pattern?: string;
  readonly options?: readonly (readonly [value: string, ...text: LocaleText])[];
  readonly starts?: string;
  /** One of Zendesk's built-in fields, with system options. */
  readonly system?: true;
  /** Only in old tickets: inactive and hidden. */
  readonly archived?: true;
}
