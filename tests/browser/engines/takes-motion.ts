import type { MediaFeature } from 'puppeteer';
import type { Motion } from './pages';

/**
 * Returns whether the features only set the reduced motion that the browser was started with. Only Chromium can emulate
 * more.
 */
export const takesMotion = (features: readonly MediaFeature[] = [], motion: Motion = 'no-preference'): boolean =>
  features.every(({ name, value }) => name === 'prefers-reduced-motion' && value === motion);
