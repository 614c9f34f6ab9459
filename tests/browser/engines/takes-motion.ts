import type { MediaFeature } from 'puppeteer';
import type { Motion } from './pages';

/** Only Chromium can emulate more than the reduced motion that the browser was started with. */
export const takesMotion = (features: readonly MediaFeature[] = [], motion: Motion = 'no-preference'): boolean =>
  features.every(({ name, value }) => name === 'prefers-reduced-motion' && value === motion);
