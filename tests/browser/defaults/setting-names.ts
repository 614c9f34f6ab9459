import { tagAttributes } from '../../../cli/catalogue/shared-attributes';
import { settingsSchema } from '../../../cli/schema/settings-schema';
import { widgets } from './every-widget';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

const namesIn = ({ properties = {}, anyOf = [] }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, schema]) => {
    // Each name in `texts` is a widget's prop; all of them take the same way.
    if (name === 'texts') return name;
    const members = namesIn(schema).map((member) => `${name}.${member}`);
    return schema.properties ? members : [name, ...members];
  }),
  ...anyOf.flatMap(namesIn),
];

/** Every setting of the schema, members with a dot: `signIn.url`. `$schema` is for editors. */
export const settingNames: readonly string[] = namesIn(settingsSchema(widgets) as Schema).filter(
  (name) => name !== '$schema',
);

/** Every attribute that the tag reads, by its setting. */
export const tagNames: readonly string[] = ['theme', ...tagAttributes.map(({ name }) => name.replace('data-', ''))];
