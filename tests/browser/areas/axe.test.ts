import { harness } from '../harness';
import { axeOnPages } from './axe-pages';

// The first page shows signed-out content, the others player content. axe.all.test.ts tests both on all pages.
axeOnPages(harness(), [
  { name: 'landing', theme: 'realms', as: 'signed out' },
  { name: 'marketplace', theme: 'realms', as: 'signed in' },
  { name: 'profile', theme: 'realms', as: 'signed in' },
]);
