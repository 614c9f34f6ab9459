/** jsdom lacks the methods of `<dialog>`. Browser tests cover the native ones. */
export function installDialog(): void {
  // jsdom doesn't print.
  globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  // jsdom doesn't compute layout.
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
    // As in browsers: the focused element inside keeps the focus until the dialog isn't rendered any more.
    const back = before.get(this);
    if (back?.isConnected) back.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
