import type { MediaFeature } from 'puppeteer';
import type { Motion } from './pages';

/**
 * Returns whether a browser that was started with this motion shows these features. Only Chromium can emulate others.
 */
export const takesMotion = (features: readonly MediaFeature[] = [], motion: Motion = 'no-preference'): boolean =>
  features.every(({ name, value }) => name === 'prefers-reduced-motion' && value === motion);
