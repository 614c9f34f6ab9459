import { themes } from '../../../src/themes/themes';
import { harness } from '../harness';
import { axeOnPages, sites } from './axe-pages';

axeOnPages(
  harness(),
  sites.flatMap((name) =>
    themes.map((theme) => ({ name, theme: theme.name, as: 'signed out and signed in' }) as const),
  ),
);
