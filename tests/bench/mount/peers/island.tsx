import { createIsland } from 'preact-island';
import { Tile } from './tile';

const island = createIsland(Tile);
island.render({ selector: '[data-tile]', clean: true });
window.bench.remove = () => island.destroy();
