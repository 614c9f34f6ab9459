import type { MediaFeature } from 'puppeteer';
import type { Motion } from './pages';

/**
 * Returns whether a browser started with this motion has all of these media features. Others need Chromium's emulation.
 */
export const hasMediaFeatures = (features: readonly MediaFeature[] = [], motion: Motion = 'no-preference'): boolean =>
  features.every(({ name, value }) => name === 'prefers-reduced-motion' && value === motion);
