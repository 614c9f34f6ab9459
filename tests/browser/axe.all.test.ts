import { themes } from '../../src/themes/themes';
import { axeOnSheets } from './axe-sheets';
import { harness } from './harness';

const all = themes.map(({ name }) => name);
axeOnSheets(harness(), { components: all, turned: all, areas: all });
