import type { Plugin } from 'esbuild';
import { BUILD } from '../placeholders';

/**
 * A telemetry adapter is one file for the services and the experiments: a page that has both makes one collector of 100
 * kB, not two.
 */
export const sharedAdapter: Plugin = {
  name: 'shared-adapter',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/(one-ds|data-layer)$/ }, ({ path }) => ({ path: `${path}.${BUILD}.js`, external: true })),
};
