import { roles } from '../../src/themes/roles';
import type { Theme } from '../../src/themes/theme';

export const writeThemeSource = (
  theme: Theme,
  base: string,
): string => `import { defineTheme } from 'cobble-embed/themes';

/**
 * The theme ${theme.name}, begun with the values of ${base}. Build it: npx cobble build --theme ./${theme.name}.ts
 *
 * Values are plain CSS texts, colours in hex, rgb() or hsl(). Every text needs a contrast of 4.5, every control 3
 * (WCAG AA): the build says what fails, and the nearest colour that passes.
 */
export default defineTheme({
  /** In lower case. The theme's folder in the build has this name. */
  name: '${theme.name}',
${members(roles, theme, '  ')}});
`;

const members = (group: object, values: object, indent: string): string =>
  Object.entries(group)
    .map(([key, inner]: [string, object]) => {
      const value: unknown = Reflect.get(values, key);
      if ('kind' in inner && 'text' in inner && typeof inner.text === 'string')
        return `${indent}/** ${inner.text} */\n${indent}${key}: ${quoted(String(value))},\n`;
      const innerValues = typeof value === 'object' && value !== null ? value : {};
      return `${indent}${key}: {\n${members(inner, innerValues, `${indent}  `)}${indent}},\n`;
    })
    .join('');

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
