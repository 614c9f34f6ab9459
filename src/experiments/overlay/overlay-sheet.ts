export const overlayStyle = `
:host { all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important; z-index: 2147483647 !important; color-scheme: dark !important; }
:host(.left) { inset: auto auto 16px 16px !important; }
* { box-sizing: border-box; margin: 0; padding: 0; font: inherit; color: inherit; }
[hidden] { display: none !important; }
.panel {
  display: flex; flex-direction: column; width: min(480px, calc(100vw - 32px)); max-height: min(720px, calc(100vh - 32px));
  background: #211d2b; color: #f5f2ea; font: 14px/20px system-ui, sans-serif; border: 4px solid #0f0d14;
  box-shadow: 0 0 0 2px #6b6085, inset 4px 4px #3d3650, inset -4px -4px #16131d, 8px 8px 0 2px #0008;
}
.panel.closed { width: auto; }
.panel.closed > :not(header), .panel.closed .more { display: none; }
header { display: flex; align-items: center; gap: 8px; padding: 8px 12px 12px; background: #342d45; box-shadow: inset 4px 4px #51476b, inset 0 -4px #1d1927; }
h2 { flex: 1; }
.fold { font: 700 13px/20px ui-monospace, monospace; letter-spacing: 0.04em; text-transform: uppercase; white-space: nowrap; }
.fold::before { content: ""; display: inline-block; width: 10px; height: 10px; margin-right: 8px; background: currentcolor; clip-path: polygon(20% 0, 70% 50%, 20% 100%); forced-color-adjust: none; }
.fold[aria-expanded=true]::before { clip-path: polygon(0 20%, 100% 20%, 50% 70%); }
.count { padding: 0 8px; background: #16131d; color: #f7c948; font: 700 12px/20px ui-monospace, monospace; white-space: nowrap; }
h3 { font: 700 12px/16px ui-monospace, monospace; letter-spacing: 0.08em; text-transform: uppercase; color: #c9c1dc; margin-bottom: 8px; }
.body { overflow: auto; overscroll-behavior: contain; padding: 16px; display: grid; gap: 20px; scrollbar-color: #6b6085 #211d2b; }
section, ul { min-width: 0; }
ul { list-style: none; display: grid; gap: 8px; }
.card { background: #2b2638; padding: 8px 12px 12px 16px; box-shadow: inset 4px 0 var(--edge), inset 0 -2px #1d1927; overflow-wrap: anywhere; --edge: #6b6085; --tone: #ffab8f; }
.card.problem { --edge: #ffab8f; }
.card.match { --edge: #6fdc5a; --tone: #8fee7c; }
.note { padding-left: 16px; color: #c9c1dc; font-size: 13px; overflow-wrap: anywhere; }
.flights { margin-top: 8px; }
.flight { padding-top: 8px; border-top: 2px solid #3d3650; }
.head { display: flex; align-items: flex-start; justify-content: space-between; gap: 4px 12px; }
.head > :first-child { flex: 1; min-width: 0; }
.name { font-weight: 700; }
.state { display: block; }
.plain, .good, .bad { color: #c9c1dc; font-size: 13px; }
.good { color: #8fee7c; font-weight: 700; }
.bad { color: #ffab8f; font-weight: 700; }
.fix { display: block; color: #f5f2ea; font-size: 13px; font-weight: 400; }
.fix strong { color: #f7c948; font-weight: 700; }
.reason { flex: none; padding: 0 8px; background: #16131d; color: var(--tone); font: 700 12px/20px ui-monospace, monospace; white-space: nowrap; }
.address { margin: 4px 0; padding: 4px 8px 8px; background: #16131d; }
code { font: 12px/20px ui-monospace, monospace; color: #e6dff5; }
.address code { color: #a79dc0; }
mark { background: none; color: #f5f2ea; text-decoration: underline 4px var(--tone); text-underline-offset: 4px; text-decoration-skip-ink: none; }
footer { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 12px 16px; background: #2b2638; box-shadow: inset 0 4px #16131d, inset 4px -4px #1d1927; }
footer:empty { display: none; }
.copied { flex: 1 0 100%; color: #c9c1dc; font-size: 13px; }
.copied:empty { display: none; }
textarea { display: block; width: 100%; margin-top: 4px; padding: 8px; background: #16131d; border: 2px solid #8f84ad; font: 12px/16px ui-monospace, monospace; resize: vertical; }
.filter { margin: 12px 16px; padding: 4px 8px; background: #16131d; border: 2px solid #8f84ad; }
.filter:not([hidden]) + .body { padding-top: 4px; }
.filter::placeholder { color: #a79dc0; }
button, .switch { padding: 4px 8px; background: #544a6e; font: 700 13px/16px system-ui, sans-serif; text-decoration: none; box-shadow: inset 2px 2px #7b6f9a, inset -2px -2px #2b2638; border: 2px solid #0f0d14; cursor: pointer; }
.switch { flex: none; white-space: nowrap; }
button:hover, .switch:hover { background: #62567f; }
button:active, .switch:active { box-shadow: inset -2px -2px #7b6f9a, inset 2px 2px #2b2638; }
:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #0f0d14; }
.body:focus-visible { outline-offset: -4px; box-shadow: none; }
@media (max-width: 599px) {
  :host, :host(.left) { inset: auto 8px 8px 8px !important; }
  :host { display: flex !important; justify-content: flex-end !important; pointer-events: none !important; }
  :host(.left) { justify-content: flex-start !important; }
  .panel { width: 100%; max-height: 80vh; box-shadow: 0 0 0 2px #6b6085; pointer-events: auto; }
  header { padding: 8px; }
}
@media (forced-colors: active) { .panel, .card, .reason, .count, button, .switch, input { border: 1px solid; } .fold::before { background: ButtonText; } }
@media print { :host { display: none !important; } }
`;
