import type { LocaleText } from '../locale-text';

/** A ticket field as it is written here; Zendesk's shape is made from it. */
export interface FieldSource {
  /** Its dynamic content is `field_KEY`; an option's `option_KEY_VALUE`. */
  readonly key: string;
  readonly type: string;
  readonly title: LocaleText;
  /** Shown under the field. */
  readonly hint?: LocaleText;
  readonly required?: true;
  /** As the service has it: Ruby's. */
  readonly pattern?: string;
  readonly options?: readonly (readonly [value: string, ...text: LocaleText])[];
  /** The option that is chosen to begin with. */
  readonly starts?: string;
  /** One of Zendesk's own, which can't be taken away; its options are system options. */
  readonly system?: true;
  /** Kept for old tickets: neither active nor seen in the portal. */
  readonly archived?: true;
}
