import type { MediaFeature } from 'puppeteer';
import type { Motion } from './pages';

/** Returns whether all features are `prefers-reduced-motion` with the value that the browser was started with. */
export const hasMediaFeatures = (features: readonly MediaFeature[] = [], motion: Motion = 'no-preference'): boolean =>
  features.every(({ name, value }) => name === 'prefers-reduced-motion' && value === motion);
