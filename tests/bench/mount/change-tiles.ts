/** Milliseconds to change all tiles, by kind of change. Undefined if the contender doesn't support that change. */
export interface Changes {
  readonly updated?: number;
  readonly removed?: number;
  readonly inserted?: number;
  /** Number of tiles that are still mounted after their nodes were removed. */
  readonly stillMounted: number;
}

/**
 * Runs in the page.
 *
 * @param newTiles the markup of the new tiles
 */
export const changeTiles = async (newTiles: string): Promise<Changes> => {
  const bench = window.bench as Window['bench'] & { stillMounted: number };
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-tile]')];
  const holds = (tile: HTMLElement | undefined) => (tile?.shadowRoot ?? tile)?.textContent?.includes('777') ?? false;
  const until = async (is: () => boolean, limitMs = 2000) => {
    const began = performance.now();
    const { port1, port2 } = new MessageChannel();
    while (performance.now() - began < limitMs) {
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
  // Events of removed nodes don't reach the document.
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
  const gone = await until(() => bench.stillMounted === 0);
  const { stillMounted } = bench;

  const inserting = performance.now();
  document.body.insertAdjacentHTML('beforeend', newTiles);
  bench.insert?.(document.querySelectorAll('[data-tile]'));
  const areMounted = await until(() => bench.stillMounted === stillMounted + tiles.length, 5000);
  // Waits for the next task, which runs after layout and paint.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return {
    ...(seen !== undefined && { updated: spent + seen }),
    ...(gone !== undefined && { removed: spentRemoving + gone }),
    ...(areMounted !== undefined && { inserted: performance.now() - inserting }),
    stillMounted,
  };
};
