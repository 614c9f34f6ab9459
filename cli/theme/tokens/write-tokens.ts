import { roleList, valueAt } from '../../../src/themes/role-list';
import type { Theme } from '../../../src/themes/theme';
import { cssToken, isLossless } from './css-token';
import { putAt } from './put-at';

/**
 * Returns the theme as JSON of the Design Tokens Format Module 2025.10. If the format can't express a value,
 * `$extensions.cobble` contains its CSS.
 */
export const writeTokens = (theme: Theme): string => {
  const file: Record<string, unknown> = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `The Cobble theme ${theme.name}. To build it, run cobble build --theme FILE.`,
    $extensions: { cobble: { name: theme.name, scheme: theme.scheme } },
  };
  for (const { path, kind, text } of roleList) {
    if (kind === 'scheme') continue;
    const css = String(valueAt(theme, path));
    const token = cssToken(kind, css);
    putAt(file, path, {
      ...token,
      $description: text.replaceAll('`', ''),
      ...(isLossless(kind, css, token) ? {} : { $extensions: { cobble: { css } } }),
    });
  }
  return `${JSON.stringify(file, null, 2)}\n`;
};
