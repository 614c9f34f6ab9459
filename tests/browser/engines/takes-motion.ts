import type { MediaFeature } from 'puppeteer';
import type { Motion } from './pages';

/**
 * Whether that is all that a page is asked to emulate whose browser was started for this wish. Outside of Chromium no
 * other can be had.
 */
export const takesMotion = (features: readonly MediaFeature[] = [], motion: Motion = 'no-preference'): boolean =>
  features.every(({ name, value }) => name === 'prefers-reduced-motion' && value === motion);
