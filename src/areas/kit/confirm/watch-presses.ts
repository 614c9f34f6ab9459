/** Decides which clicks in a dialog are a visitor's answer. */
export interface Presses {
  /** Accepts clicks that began in the dialog, but no scripted clicks, held keys and second clicks of a double click. */
  isOwn(click: MouseEvent): boolean;
  /** Also requires that the press began and ended after the wait. */
  isMeant(click: MouseEvent): boolean;
}

/**
 * Tracks the presses in a dialog. A click without a press comes from assistive technology.
 *
 * @param isOver reports whether an event happened after the dialog's wait
 */
export const watchPresses = (dialog: HTMLElement, isOver: (event: Event) => boolean): Presses => {
  /** The current press began after the wait. */
  let began: boolean | undefined;
  let isHeld = false;
  /** The first click of the current double click came after the wait. */
  let isSeriesMeant = false;
  const begin = (event: Event) => {
    began = isOver(event);
    isHeld = false;
  };
  dialog.addEventListener('pointerdown', begin, true);
  dialog.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail < 2) isSeriesMeant = isOver(event);
    },
    true,
  );
  dialog.addEventListener(
    'keydown',
    (event) => {
      const { key, repeat } = event;
      if (key !== 'Enter' && key !== ' ') return;
      if (!repeat) begin(event);
      // Enter clicks on each repeat; Space clicks once, on release.
      else if (key === 'Enter' || began === undefined) isHeld = true;
    },
    true,
  );
  // Runs after the buttons' listeners.
  dialog.addEventListener('click', () => {
    began = undefined;
    isHeld = false;
  });
  const isOwn = ({ isTrusted, detail }: MouseEvent) => isTrusted && !isHeld && (detail < 2 || isSeriesMeant);
  return { isOwn, isMeant: (click) => isOwn(click) && began !== false && isOver(click) };
};
