import { harness } from '../harness';
import { axeOnPages } from './axe-pages';

axeOnPages(harness(), ['realms']);
