// biome-ignore lint/performance/noBarrelFile: the build injects these two names from one file.
export { createElement, Fragment } from 'react';
