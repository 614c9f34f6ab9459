import type { MediaFeature } from 'puppeteer';
import type { Motion } from './pages';

/** Returns whether the browser was started with these media features. Supports only `prefers-reduced-motion`. */
export const hasMediaFeatures = (features: readonly MediaFeature[] = [], motion: Motion = 'no-preference'): boolean =>
  features.every(({ name, value }) => name === 'prefers-reduced-motion' && value === motion);
