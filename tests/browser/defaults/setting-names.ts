import { tagAttributes } from '../../../cli/catalogue/shared-attributes';
import { settingsSchema } from '../../../cli/schema/settings-schema';
import { widgets } from './every-widget';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

const namesIn = ({ properties = {}, anyOf = [] }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, schema]) => {
    // All settings in `texts` work alike, so list only the name `texts`.
    if (name === 'texts') return name;
    const members = namesIn(schema).map((member) => `${name}.${member}`);
    return schema.properties ? members : [name, ...members];
  }),
  ...anyOf.flatMap(namesIn),
];

/** All setting names. Nested settings have a dot: `signIn.url`. Omits `$schema`, which only editors use. */
export const settingNames: readonly string[] = namesIn(settingsSchema(widgets) as Schema).filter(
  (name) => name !== '$schema',
);

export const tagNames: readonly string[] = ['theme', ...tagAttributes.map(({ name }) => name.replace('data-', ''))];
