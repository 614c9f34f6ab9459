/**
 * jsdom has `<dialog>` without its methods: these do what tests can see of the browser's (open attribute, focus in and
 * back, close event a task later). Whether the real ones work is for the browser tests.
 */
export function installDialog(): void {
  // It has no media either: nothing is ever printed.
  globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  // Nothing is laid out either.
  Element.prototype.checkVisibility ??= () => true;
  const { prototype } = HTMLDialogElement;
  if (typeof prototype.showModal === 'function') return;
  const before = new WeakMap<HTMLDialogElement, HTMLElement | null>();
  prototype.show = function () {
    this.open = true;
  };
  // As in a browser: empty until a reason is given.
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
    // As in browsers: what was focused inside still is, until the dialog is no longer drawn.
    const back = before.get(this);
    if (back?.isConnected) back.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
