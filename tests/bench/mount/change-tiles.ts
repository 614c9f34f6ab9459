/** What a change of all tiles took, in milliseconds; undefined where the contender never does it. */
export interface Changes {
  readonly updated?: number;
  readonly removed?: number;
  /** Tiles that are still mounted though their nodes have gone. */
  readonly still: number;
}

/** Gives every tile another price, then removes them all. Runs in the page; what it awaits is the page's own state. */
export const changeTiles = async (): Promise<Changes> => {
  const bench = window.bench as Window['bench'] & { still: number };
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-tile]')];
  const holds = (tile: HTMLElement | undefined) => (tile?.shadowRoot ?? tile)?.textContent?.includes('777') ?? false;
  /** After each task, at most two seconds. */
  const until = async (is: () => boolean) => {
    const began = performance.now();
    const { port1, port2 } = new MessageChannel();
    while (performance.now() - began < 2000) {
      if (is()) return performance.now() - began;
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
    return undefined;
  };
  const update = () => {
    if (bench.update) bench.update('777');
    else
      for (const tile of tiles)
        tile.setAttribute(tile.hasAttribute('data-price') ? 'data-price' : 'data-prop-price', '777');
  };
  // What has left the document tells nobody there.
  for (const tile of tiles) tile.addEventListener('cobble:unmounted', () => bench.gone());
  const remove = () => {
    bench.remove?.();
    for (const tile of tiles) (tile.closest('is-land') ?? tile).remove();
  };
  const updating = performance.now();
  update();
  const spent = performance.now() - updating;
  const seen = await until(() => holds(tiles.at(-1)) && tiles.every(holds));
  const removing = performance.now();
  remove();
  const spentRemoving = performance.now() - removing;
  const gone = await until(() => bench.still === 0);
  return {
    ...(seen !== undefined && { updated: spent + seen }),
    ...(gone !== undefined && { removed: spentRemoving + gone }),
    still: bench.still,
  };
};
