import { themes } from '../../../src/themes/themes';
import { harness } from '../harness';
import { axeOnPages } from './axe-pages';

axeOnPages(
  harness(),
  themes.map(({ name }) => name),
);
