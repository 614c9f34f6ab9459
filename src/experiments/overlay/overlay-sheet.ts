export const overlayStyle = `
:host { all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important; z-index: 2147483647 !important; color-scheme: dark !important; }
* { box-sizing: border-box; margin: 0; padding: 0; font: inherit; color: inherit; }
.panel {
  display: flex; flex-direction: column; width: min(440px, calc(100vw - 32px)); max-height: min(680px, calc(100vh - 32px));
  background: #211d2b; color: #f5f2ea; font: 14px/20px system-ui, sans-serif; border: 4px solid #0f0d14;
  box-shadow: 0 0 0 2px #6b6085, inset 4px 4px #3d3650, inset -4px -4px #16131d, 8px 8px 0 2px #0008;
}
.panel.closed { width: auto; }
.panel.closed .body, .panel.closed footer { display: none; }
header { display: flex; align-items: center; gap: 12px; padding: 12px 12px 12px 16px; background: #342d45; box-shadow: inset 4px 4px #51476b, inset 0 -4px #1d1927; }
h2 { flex: 1; font: 700 16px/24px ui-monospace, monospace; letter-spacing: 0.06em; text-transform: uppercase; text-shadow: 2px 2px #0f0d14; }
.count { padding: 0 8px; background: #16131d; color: #f7c948; font: 700 12px/20px ui-monospace, monospace; white-space: nowrap; }
h3 { font: 700 12px/16px ui-monospace, monospace; letter-spacing: 0.08em; text-transform: uppercase; color: #c9c1dc; margin-bottom: 8px; }
.body { overflow: auto; overscroll-behavior: contain; padding: 16px; display: grid; gap: 20px; scrollbar-color: #6b6085 #211d2b; }
ul { list-style: none; display: grid; gap: 8px; }
li { background: #2b2638; padding: 8px 12px 8px 16px; box-shadow: inset 4px 0 var(--edge), inset 0 -2px #1d1927; overflow-wrap: anywhere; --edge: #6b6085; --tone: #ffab8f; }
li.problem { --edge: #ffab8f; }
li.match { --edge: #6fdc5a; --tone: #8fee7c; }
li.flight { display: flex; align-items: center; gap: 12px; }
li.flight.on { --edge: #f7c948; }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 8px; }
.name { font-weight: 700; }
.grow { flex: 1; min-width: 0; }
.why, .by, .none, .good, .bad { color: #c9c1dc; font-size: 13px; }
.good { color: #8fee7c; font-weight: 700; }
.bad { color: #ffab8f; font-weight: 700; }
.reason { padding: 0 8px; background: #16131d; color: var(--tone); font: 700 12px/20px ui-monospace, monospace; white-space: nowrap; }
.address { margin: 4px 0; padding: 4px 8px 8px; background: #16131d; }
code { font: 12px/20px ui-monospace, monospace; color: #e6dff5; }
.address code { color: #a79dc0; }
mark { background: none; color: #f5f2ea; text-decoration: underline 4px var(--tone); text-underline-offset: 4px; text-decoration-skip-ink: none; }
footer { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 12px 16px; background: #2b2638; box-shadow: inset 0 4px #16131d, inset 4px -4px #1d1927; }
.copied { flex: 1; min-width: 160px; color: #c9c1dc; font-size: 13px; }
textarea { display: block; width: 100%; margin-top: 4px; padding: 8px; background: #16131d; border: 2px solid #8f84ad; font: 12px/16px ui-monospace, monospace; resize: vertical; }
button, summary { cursor: pointer; }
button { padding: 4px 12px; background: #544a6e; font-weight: 700; box-shadow: inset 2px 2px #7b6f9a, inset -2px -2px #2b2638; border: 2px solid #0f0d14; }
button:hover { background: #62567f; }
button:active { box-shadow: inset -2px -2px #7b6f9a, inset 2px 2px #2b2638; }
label { display: flex; align-items: center; gap: 12px; flex: 1; min-width: 0; min-height: 24px; cursor: pointer; }
.all { flex: none; }
input { appearance: none; flex: none; width: 40px; height: 24px; background: #16131d; border: 2px solid #8f84ad; position: relative; cursor: pointer; }
input::after { content: ""; position: absolute; inset: 2px auto 2px 2px; width: 16px; background: #c9c1dc; box-shadow: inset -2px -2px #8f84ad; }
input:checked { background: #2f6b25; border-color: #8fee7c; }
input:checked::after { inset: 2px 2px 2px auto; background: #f5f2ea; }
input:disabled { opacity: 0.5; cursor: not-allowed; }
:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #0f0d14; }
.body:focus-visible { outline-offset: -4px; box-shadow: none; }
@media (max-width: 599px) {
  :host { inset: auto 8px 8px 8px !important; }
  .panel, .panel.closed { width: 100%; max-height: 80vh; }
}
@media (forced-colors: active) { .panel, li, button, input { border: 1px solid; } input:checked::after { background: Highlight; } }
`;
