import type { Theme } from '../../src/themes/theme';

export const themeSheet = (theme: Theme): string => {
  const { color, texture, band, button, selected, scheme, type, status } = theme;
  const values: Record<string, string> = {
    surface: texture.surface,
    plane: color.surface,
    raised: color.raised,
    sunken: color.sunken,
    text: color.text,
    muted: color.muted,
    heading: color.heading,
    link: color.link,
    'link-hover': color.linkHover,
    line: color.line,
    edge: color.edge,
    control: color.control,
    light: color.light,
    dark: color.dark,
    shadow: color.shadow,
    accent: color.accent,
    'focus-inner': color.focusInner,
    'focus-outer': color.focusOuter,
    band: band.background,
    'band-text': band.text,
    crest: band.crest,
    'crest-height': band.crestHeight,
    foot: band.foot,
    'foot-height': band.footHeight,
    'button-surface': button.secondary.surface,
    'button-hover': button.secondary.hover,
    'button-active': button.secondary.active,
    'button-text': button.secondary.text,
    'button-light': button.secondary.light,
    'button-dark': button.secondary.dark,
    'button-edge': button.secondary.edge,
    chosen: selected.surface,
    'chosen-text': selected.text,
    yes: status.success.text,
    no: status.danger.text,
    partly: status.warning.text,
    body: type.body,
    face: type.heading,
    'face-weight': type.headingWeight,
  };
  const lines = Object.entries(values).map(([name, value]) => `  --${name}: ${value};`);
  return `[data-look='${theme.name}'] {
  color-scheme: ${scheme};
${lines.join('\n')}
}
[data-swatch='${theme.name}'] {
  --swatch: ${band.background};
  --swatch-plane: ${color.surface};
  --swatch-accent: ${color.accent};
}
`;
};
