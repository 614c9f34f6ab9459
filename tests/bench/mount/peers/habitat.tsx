import habitat from 'preact-habitat';
import { Tile } from './tile';

habitat(Tile).render({ selector: '[data-tile]', clean: true });
