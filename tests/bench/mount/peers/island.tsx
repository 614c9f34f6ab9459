import { createIsland } from 'preact-island';
import { Tile } from './tile';

// Its own type of a component is that of another preact.
const island = createIsland(Tile as never);
island.render({ selector: '[data-tile]', clean: true });
window.bench.remove = () => island.destroy();
