import type { LocaleText } from '../locale-text';

export interface FieldSource {
  /** Used in the names of translated texts: `field_KEY_…`, `option_KEY_VALUE`. */
  readonly key: string;
  readonly type: string;
  readonly title: LocaleText;
  readonly hint?: LocaleText;
  readonly required?: true;
  /** A regular expression in Ruby's syntax. */
  readonly pattern?: string;
  readonly options?: readonly (readonly [value: string, ...text: LocaleText])[];
  readonly starts?: string;
  /** The field is built into Zendesk. Its options are in `system_field_options`. */
  readonly system?: true;
  /** The field is hidden. It is also inactive, unless it is built into Zendesk. */
  readonly archived?: true;
}
