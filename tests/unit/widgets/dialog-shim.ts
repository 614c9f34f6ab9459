/** Adds the methods of `<dialog>`, which jsdom lacks. Browser tests cover the native methods. */
export function installDialog(): void {
  // jsdom has no `matchMedia`. The widgets use it to detect printing.
  globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  // jsdom has no `checkVisibility`, because it doesn't compute layout.
  Element.prototype.checkVisibility ??= () => true;
  const { prototype } = HTMLDialogElement;
  if (typeof prototype.showModal === 'function') return;
  const before = new WeakMap<HTMLDialogElement, HTMLElement | null>();
  prototype.show = function () {
    this.open = true;
  };
  prototype.returnValue = '';
  prototype.showModal = function () {
    if (this.open || !this.isConnected) throw new DOMException('not closed and in the document', 'InvalidStateError');
    before.set(this, document.activeElement as HTMLElement | null);
    this.open = true;
    this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus();
  };
  prototype.close = function (value?: string) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    // As in browsers, a focused element inside a closed dialog keeps the focus until rendering.
    const back = before.get(this);
    if (back?.isConnected) back.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
