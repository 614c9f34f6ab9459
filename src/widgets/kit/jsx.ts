/** The build injects this JSX factory. */
// biome-ignore lint/performance/noBarrelFile: the build injects these two names from one file.
export { createElement, Fragment } from 'react';
