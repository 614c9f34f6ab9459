/**
 * The library closes a toast when its progress bar's animation ends. With reduced motion, the animation still runs, but
 * the bar is invisible.
 */
const css = `
:host { all: initial; }
.Toastify { color-scheme: dark; font: 1em/1.4 system-ui, sans-serif; }
.Toastify__toast-container { position: fixed; z-index: 2147483647; top: 16px; right: 16px; width: 320px; max-width: calc(100vw - 32px); }
.Toastify__toast { position: relative; box-sizing: border-box; display: flex; align-items: center; gap: 12px; min-height: 56px; margin-bottom: 12px; padding: 12px 44px 16px 16px;
  overflow: hidden; overflow-wrap: anywhere; color: #fff; background: #26262b; border-left: 8px solid var(--edge, #6cb5ff); box-shadow: inset 0 2px #4a4a52, inset -2px 0 #4a4a52, inset 0 -2px #111114, 0 4px 0 #0008; touch-action: pan-y; }
.Toastify__toast--success { --edge: #6cc349; }
.Toastify__toast--warning { --edge: #ffb52e; }
.Toastify__toast--error { --edge: #ff6b5e; }
.Toastify__toast:focus-visible, button:focus-visible { outline: 3px solid #fff; outline-offset: -5px; }
.Toastify__toast-icon { flex: none; width: 20px; height: 20px; color: var(--edge, #6cb5ff); }
.Toastify__toast-icon svg { fill: currentColor; }
.Toastify__close-button { position: absolute; top: 8px; right: 8px; width: 28px; height: 28px; padding: 6px; border: 0; color: inherit; background: none; cursor: pointer; }
.Toastify__close-button:hover { background: #4a4a52; }
.Toastify__close-button svg { width: 100%; height: 100%; fill: currentColor; }
.Toastify__progress-bar--wrp { position: absolute; inset: auto 0 0; height: 4px; }
.Toastify__progress-bar { height: 100%; background: var(--edge, #6cb5ff); transform-origin: left; }
.Toastify__progress-bar--animated { animation: run linear 1 forwards; }
.Toastify__progress-bar--bg { display: none; }
.enter { animation: enter 150ms steps(4) both; }
.exit { animation: exit 150ms steps(4) both; }
@keyframes run { from { transform: scaleX(1); } to { transform: scaleX(0); } }
@keyframes enter { from { transform: translateX(110%); } }
@keyframes exit { to { transform: translateX(110%); } }
@media (prefers-reduced-motion: reduce) {
  .enter, .exit { animation-duration: 1ms; }
  .Toastify__progress-bar { opacity: 0; }
}`;

let sheet: CSSStyleSheet | undefined;

/** A page's policy may forbid a `<style>`, but not a constructed stylesheet. */
export const toastsSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
};
