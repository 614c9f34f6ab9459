import type { Theme } from '../../src/themes/theme';

export const startStyle = ({ color, texture, band, button, scheme, type }: Theme): string => `
*, *::before, *::after { box-sizing: border-box; }
:root { color-scheme: ${scheme}; }
body { margin: 0; background: ${texture.surface}; color: ${color.text}; font: 17px/1.6 ${type.body}; }
.in { max-width: 1040px; margin: 0 auto; padding: 0 20px; }
h1, h2, .name, .themes a, .pages a, #copy { font-family: ${type.heading}; font-weight: 600; line-height: 1.2; }
a { color: ${color.link}; }
a:hover { color: ${color.linkHover}; }
code { font: 0.9em/1.5 ui-monospace, Consolas, monospace; }
:focus-visible { outline: 2px solid ${color.focusInner}; box-shadow: 0 0 0 5px ${color.focusOuter}; }
.top { background: ${band.background}; color: ${band.text}; }
.top .in { padding-block: 24px 28px; }
.scene { height: 220px; background: #7cc8f2 url(/examples/pages/art/panorama.svg) center bottom / cover; border-bottom: 8px solid ${color.edge}; image-rendering: pixelated; }
.name { display: flex; align-items: center; gap: 12px; margin: 0; font-size: 32px; }
.name img { image-rendering: pixelated; }
h1 { margin: 12px 0 0; font-size: clamp(26px, 4.6vw, 44px); text-wrap: balance; }
h2 { margin: 44px 0 4px; font-size: 28px; color: ${color.heading}; }
h2 + p { margin: 0 0 16px; color: ${color.muted}; }
.missing { margin: 24px 0 0; padding: 12px 16px; background: #ffd23d; color: #201400; border: 4px solid #201400; }
.themes { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 12px; }
.themes a { display: flex; align-items: center; gap: 8px; padding: 8px 12px; color: ${color.text}; text-decoration: none; background: ${color.raised}; border: 2px solid ${color.edge}; box-shadow: inset 2px 2px ${color.light}, inset -2px -2px ${color.dark}; }
.themes a[aria-current] { box-shadow: inset 0 -4px ${color.accent}; }
.dots { display: flex; }
.dots svg { outline: 1px solid ${color.edge}; }
.tag { display: flex; gap: 12px; align-items: stretch; }
.tag pre { flex: 1; min-width: 0; margin: 0; padding: 16px; overflow-x: auto; background: ${color.sunken}; border: 2px solid ${color.edge}; }
#copy { padding: 0 20px; font-size: 18px; cursor: pointer; color: ${button.primary.text}; background: ${button.primary.surface}; border: 2px solid ${color.edge};
  box-shadow: inset 2px 2px ${button.primary.light}, inset -2px -4px ${button.primary.dark}; }
#copy:hover { background: ${button.primary.hover}; }
#copy:active { box-shadow: inset -2px -2px ${button.primary.light}, inset 2px 4px ${button.primary.dark}; background: ${button.primary.active}; }
.said { min-height: 1.6em; margin: 4px 0 0; color: ${color.muted}; }
.shown { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; margin-top: 16px; }
.shown > [data-widget] { width: 300px; max-width: 100%; }
.buttons { display: grid; gap: 16px; justify-items: start; }
.pages { display: grid; grid-template-columns: repeat(auto-fill, minmax(290px, 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none; }
.pages li { position: relative; padding: 16px; background: ${color.raised}; border: 2px solid ${color.edge}; box-shadow: inset 2px 2px ${color.light}, inset -2px -2px ${color.dark}; }
.pages li:hover { background: ${color.sunken}; }
.pages a { font-size: 20px; text-decoration: none; color: ${color.heading}; }
.pages a::after { position: absolute; inset: 0; content: ''; }
.pages p { margin: 4px 0 0; }
.pages .theme { color: ${color.muted}; font-size: 15px; }
footer { padding-block: 48px; color: ${color.muted}; font-size: 15px; }
@media (max-width: 600px) { .scene { height: 120px; } .tag { flex-direction: column; } #copy { padding: 12px; } }
`;
