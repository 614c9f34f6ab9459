export interface Presses {
  /** Accepts clicks by the visitor. Rejects scripted clicks, held keys, and a double click that began elsewhere. */
  isOwn(click: MouseEvent): boolean;
  /** Like `isOwn`, but also requires that the press begins and ends after the dialog's waiting period. */
  isMeant(click: MouseEvent): boolean;
}

/** Accepts a click without a key or pointer press, because assistive technology sends such clicks. */
export const watchPresses = (dialog: HTMLElement, isOver: (event: Event) => boolean): Presses => {
  let began: boolean | undefined;
  let isHeld = false;
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
      // A held Enter key clicks repeatedly; the space bar clicks once, on release.
      else if (key === 'Enter' || began === undefined) isHeld = true;
    },
    true,
  );
  dialog.addEventListener('click', () => {
    began = undefined;
    isHeld = false;
  });
  const isOwn = ({ isTrusted, detail }: MouseEvent) => isTrusted && !isHeld && (detail < 2 || isSeriesMeant);
  return { isOwn, isMeant: (click) => isOwn(click) && began !== false && isOver(click) };
};
