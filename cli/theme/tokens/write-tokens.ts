import { roleList, valueAt } from '../../../src/themes/role-list';
import type { Theme } from '../../../src/themes/theme';
import { cssToken, saysAll } from './css-token';
import { putAt } from './put-at';

/**
 * A theme as design tokens (Design Tokens Format Module 2025.10), with each role's text as its description. What the
 * format can't say stands as CSS under `$extensions.cobble`, so that nothing is lost.
 *
 * @param theme one that holds
 * @returns JSON, with a newline at its end
 */
export const writeTokens = (theme: Theme): string => {
  const file: Record<string, unknown> = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `The theme ${theme.name} of Cobble: build it with cobble build --theme FILE.`,
    $extensions: { cobble: { name: theme.name, scheme: theme.scheme } },
  };
  for (const { path, kind, text } of roleList) {
    if (kind === 'scheme') continue;
    const css = String(valueAt(theme, path));
    const token = cssToken(kind, css);
    putAt(file, path, {
      ...token,
      $description: text.replaceAll('`', ''),
      ...(saysAll(kind, css, token) ? {} : { $extensions: { cobble: { css } } }),
    });
  }
  return `${JSON.stringify(file, null, 2)}\n`;
};
