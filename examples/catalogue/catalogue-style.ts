import type { Theme } from '../../src/themes/theme';

/**
 * The catalogue's stylesheet in a theme's colours: the page around the widgets is to look like one of theirs.
 *
 * @returns CSS text
 */
export const catalogueStyle = ({ color, texture, band, button, selected, scheme, type }: Theme): string => `
*, *::before, *::after { box-sizing: border-box; }
:root { color-scheme: ${scheme}; scroll-padding-top: 16px; }
body { margin: 0; background: ${texture.surface}; color: ${color.text}; font: 16px/1.6 ${type.body}; }
h1, h2, h3, .name, .switch a, nav.widgets a, button.copy, button.act { font-family: ${type.heading}; font-weight: ${type.headingWeight}; line-height: 1.2; }
a { color: ${color.link}; }
a:hover { color: ${color.linkHover}; }
p { margin: 4px 0 0; }
code { font: 14px/1.5 ui-monospace, Consolas, monospace; }
:focus-visible { outline: 2px solid ${color.focusOuter}; outline-offset: 2px; box-shadow: 0 0 0 2px ${color.focusInner}; }
.top { position: relative; padding: calc(24px + ${band.crestHeight}) 24px calc(24px + ${band.footHeight}); background: ${band.background}; color: ${band.text}; }
.top::before, .top::after { position: absolute; inset: 0 0 auto; height: ${band.crestHeight}; background: ${band.crest}; content: ''; }
.top::after { inset: auto 0 0; height: ${band.footHeight}; background: ${band.foot}; }
.top > div { max-width: 1280px; margin: 0 auto; }
.name a { display: inline-flex; align-items: center; gap: 8px; color: inherit; font-size: 20px; text-decoration: none; }
h1 { margin: 8px 0 0; font-size: clamp(26px, 4vw, 40px); }
.grid { display: grid; grid-template-columns: 224px minmax(0, 1fr); gap: 40px; max-width: 1328px; margin: 0 auto; padding: 24px 24px 64px; }
.side { position: sticky; top: 0; align-self: start; max-height: 100vh; padding-block: 16px; overflow-y: auto; }
.side h2 { margin: 20px 0 8px; color: ${color.muted}; font-size: 16px; }
.side h2:first-child { margin-top: 0; }
.switch { display: flex; flex-wrap: wrap; gap: 8px; }
.switch a, nav.widgets a { display: block; padding: 6px 10px; color: ${color.text}; font-size: 15px; text-decoration: none; }
.switch a { background: ${color.raised}; border: 2px solid ${color.edge}; box-shadow: inset 2px 2px ${color.light}, inset -2px -2px ${color.dark}; }
.switch a[aria-current] { background: ${selected.surface}; color: ${selected.text}; box-shadow: none; }
.switch a:hover, nav.widgets a:hover { text-decoration: underline; }
nav.widgets ul { margin: 0; padding: 0; list-style: none; border-inline-start: 4px solid ${color.line}; }
nav.widgets li { break-inside: avoid; }
section > h2 { margin: 0; color: ${color.heading}; font-size: 28px; }
section { padding-block: 16px 40px; }
section + section { padding-top: 40px; border-top: 2px solid ${color.line}; }
h3 { margin: 28px 0 8px; color: ${color.heading}; font-size: 19px; }
.examples { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)); gap: 24px; margin-top: 20px; }
figure { display: flex; flex-direction: column; min-width: 0; margin: 0; background: ${color.raised}; border: 2px solid ${color.edge}; box-shadow: inset 2px 2px ${color.light}, inset -2px -2px ${color.dark}; }
figure.whole { grid-column: 1 / -1; }
figcaption { padding: 12px 16px; }
figcaption b { font-family: ${type.heading}; font-size: 17px; }
figcaption p { margin: 0; color: ${color.muted}; font-size: 15px; }
.live { flex: 1; margin: 0 2px; padding: 20px 16px; background: ${color.surface}; border-block: 2px solid ${color.line}; }
.live > div { max-width: 100%; }
details { margin: 2px; }
summary { padding: 8px 14px; cursor: pointer; font-size: 15px; }
.markup { display: flex; flex-direction: column; align-items: start; gap: 8px; padding: 0 14px 12px; }
pre { max-width: 100%; width: 100%; margin: 0; padding: 12px; overflow-x: auto; background: ${color.sunken}; border: 2px solid ${color.line}; }
button.copy, button.act { padding: 8px 16px 12px; cursor: pointer; font-size: 15px; color: ${button.secondary.text}; background: ${button.secondary.surface}; border: 2px solid ${button.secondary.edge};
  box-shadow: inset 0 -4px ${button.secondary.dark}, inset 2px 2px ${button.secondary.light}; }
button.copy:hover, button.act:hover { background: ${button.secondary.hover}; }
button.copy:active, button.act:active { background: ${button.secondary.active}; box-shadow: inset 2px 2px ${button.secondary.dark}; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; background: ${color.raised}; border: 2px solid ${color.edge}; font-size: 15px; }
th, td { padding: 8px 12px; border-top: 1px solid ${color.line}; text-align: start; vertical-align: top; }
th { color: ${color.muted}; font-weight: 600; }
td:first-child { white-space: nowrap; }
td small { display: block; color: ${color.muted}; font-size: 13px; }
.log { margin-top: 12px; padding: 8px 12px; background: ${color.sunken}; border: 2px solid ${color.line}; font: 14px/1.5 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
.said { position: fixed; inset: auto 16px 16px auto; margin: 0; padding: 8px 16px; background: ${selected.surface}; color: ${selected.text}; }
.said:empty { display: none; }
@media (max-width: 820px) { .grid { grid-template-columns: minmax(0, 1fr); gap: 8px; padding-inline: 16px; } .side { position: static; max-height: none; } nav.widgets ul { columns: 2; } .top { padding-inline: 16px; } }
`;
