import type { LocaleText } from '../locale-text';

/** The source of a ticket field. */
export interface FieldSource {
  /** Part of the names of its dynamic content: `field_KEY_…`, `option_KEY_VALUE`. */
  readonly key: string;
  readonly type: string;
  readonly title: LocaleText;
  /** The text below the field. */
  readonly hint?: LocaleText;
  readonly required?: true;
  /** A Ruby pattern. */
  readonly pattern?: string;
  readonly options?: readonly (readonly [value: string, ...text: LocaleText])[];
  /** The default option. */
  readonly starts?: string;
  /** A field of Zendesk, which can't be removed. It has system options. */
  readonly system?: true;
  /** Exists only for old tickets: inactive and hidden. */
  readonly archived?: true;
}
