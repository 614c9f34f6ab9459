import { harness } from '../harness';
import { axeOnPages } from './axe-pages';

// What is drawn for nobody is on the first, the most for a player on the others. All for both: axe.all.test.ts.
axeOnPages(harness(), [
  { name: 'landing', theme: 'realms', as: 'signed out' },
  { name: 'marketplace', theme: 'realms', as: 'signed in' },
  { name: 'profile', theme: 'realms', as: 'signed in' },
]);
