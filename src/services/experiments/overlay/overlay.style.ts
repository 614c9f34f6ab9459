/**
 * The overlay's look: blocks of obsidian with a bevel of two tones, on a grid of 4 px. It is no widget, so it has no
 * theme.
 */
export const overlayStyle = `
:host { all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important; z-index: 2147483647 !important; color-scheme: dark !important; }
* { box-sizing: border-box; margin: 0; padding: 0; font: inherit; color: inherit; }
.panel {
  display: flex; flex-direction: column; width: min(440px, calc(100vw - 32px)); max-height: min(640px, calc(100vh - 32px));
  background: #211d2b; color: #f5f2ea; font: 14px/20px system-ui, sans-serif; border: 4px solid #0f0d14;
  box-shadow: inset 4px 4px #3d3650, inset -4px -4px #16131d, 8px 8px 0 #0008;
}
.panel.closed .body { display: none; }
header { display: flex; align-items: center; gap: 12px; padding: 12px 12px 12px 16px; background: #342d45; box-shadow: inset 4px 4px #51476b, inset 0 -4px #1d1927; }
h2 { flex: 1; font: 700 16px/24px ui-monospace, monospace; letter-spacing: 0.06em; text-transform: uppercase; text-shadow: 2px 2px #0f0d14; }
h3 { font: 700 12px/16px ui-monospace, monospace; letter-spacing: 0.08em; text-transform: uppercase; color: #c9c1dc; margin-bottom: 8px; }
.body { overflow: auto; overscroll-behavior: contain; padding: 16px; display: grid; gap: 20px; scrollbar-color: #6b6085 #211d2b; }
ul { list-style: none; display: grid; gap: 4px; }
li { background: #2b2638; padding: 8px 12px; box-shadow: inset 4px 0 var(--edge, #4a4260); overflow-wrap: anywhere; }
li.match { --edge: #6fdc5a; }
li.flight { --edge: #4a4260; display: flex; align-items: center; gap: 12px; }
li.flight.on { --edge: #f7c948; }
.name { font-weight: 700; }
.grow { flex: 1; min-width: 0; }
.why, .by, .none { color: #c9c1dc; font-size: 13px; }
.reason { font: 700 12px/16px ui-monospace, monospace; color: #ffab8f; margin-left: 8px; white-space: nowrap; }
.match .reason { color: #8fee7c; }
code { font: 12px/16px ui-monospace, monospace; color: #e6dff5; }
mark { background: #f7c948; color: #16131d; }
button, summary { cursor: pointer; }
button { padding: 4px 12px; background: #544a6e; font-weight: 700; box-shadow: inset 2px 2px #7b6f9a, inset -2px -2px #2b2638; border: 2px solid #0f0d14; }
button:active { box-shadow: inset -2px -2px #7b6f9a, inset 2px 2px #2b2638; }
label { display: flex; align-items: center; gap: 12px; flex: 1; min-width: 0; cursor: pointer; }
input { appearance: none; flex: none; width: 40px; height: 24px; background: #16131d; border: 2px solid #8f84ad; position: relative; cursor: pointer; }
input::after { content: ""; position: absolute; inset: 2px auto 2px 2px; width: 16px; background: #c9c1dc; box-shadow: inset -2px -2px #8f84ad; }
input:checked { background: #2f6b25; border-color: #8fee7c; }
input:checked::after { inset: 2px 2px 2px auto; background: #f5f2ea; }
input:disabled { opacity: 0.5; cursor: not-allowed; }
:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #0f0d14; }
summary { padding: 4px 0; color: #c9c1dc; }
@media (forced-colors: active) { .panel, li, button, input { border: 1px solid; } input:checked::after { background: Highlight; } }
`;
