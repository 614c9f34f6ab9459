import type { Theme } from '../../src/themes/theme';

export const sheetStyle = ({ color, texture, band, type, scheme }: Theme): string => `
*, *::before, *::after { box-sizing: border-box; }
:root { color-scheme: ${scheme}; }
body { margin: 0; background: ${texture.surface}; color: ${color.text}; font: 15px/1.4 ${type.body}; }
a { color: ${color.link}; }
h1, h2 { font-family: ${type.heading}; font-weight: ${type.headingWeight}; line-height: 1.2; }
h1 { margin: 0; padding: 20px 24px; background: ${band.background}; color: ${band.text}; font-size: 32px; }
main { padding: 8px 24px 40px; }
h2 { margin: 28px 0 12px; padding-bottom: 4px; border-bottom: 2px solid ${color.line}; color: ${color.heading}; font-size: 20px; }
.row { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
figure { margin: 0; min-width: 0; flex: 0 1 auto; max-width: 100%; }
figure.whole { flex: 1 0 100%; }
figure.frame { flex: 0 1 530px; }
figcaption { margin-bottom: 8px; color: ${color.muted}; font-size: 13px; }
@media (min-width: 2000px) { main { columns: 2; column-gap: 40px; } section { break-inside: avoid; } h2 { margin-top: 0; padding-top: 28px; } }
iframe { display: block; width: 100%; height: 400px; border: 2px solid ${color.edge}; background: ${color.sunken}; }
`;
