/** Which clicks in a dialog are a visitor's answer. */
export interface Presses {
  /** Whether a click began in the dialog: a script's, a held key's and a double click's second one did not. */
  isOwn(click: MouseEvent): boolean;
  /** Whether it also began and ended after the wait. */
  isMeant(click: MouseEvent): boolean;
}

/**
 * Follows the presses in a dialog. Without one before it, a click comes from assistive technology.
 *
 * @param isOver whether an event happened after the dialog's wait
 */
export const watchPresses = (dialog: HTMLElement, isOver: (event: Event) => boolean): Presses => {
  /** Whether the press under way began after the wait. */
  let began: boolean | undefined;
  let isHeld = false;
  /** Whether the first click of the current double click came after the wait. */
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
      // Enter clicks with each repetition; Space once, when it is released.
      else if (key === 'Enter' || began === undefined) isHeld = true;
    },
    true,
  );
  // The press is over; the buttons' own listeners have run.
  dialog.addEventListener('click', () => {
    began = undefined;
    isHeld = false;
  });
  const isOwn = ({ isTrusted, detail }: MouseEvent) => isTrusted && !isHeld && (detail < 2 || isSeriesMeant);
  return { isOwn, isMeant: (click) => isOwn(click) && began !== false && isOver(click) };
};
