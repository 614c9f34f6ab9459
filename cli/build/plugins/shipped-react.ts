import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import { leanPreact } from './lean-preact';

/**
 * Where `react` leads. `sideEffects: false` leaves out what nobody imports, and with it compat's translation of React's
 * prop names (1.2 kB): the source keeps to the names that both understand (tests/unit/widgets/shipped-react.test.ts).
 */
const compat = { path: createRequire(import.meta.url).resolve('preact/compat'), sideEffects: false };

/** `react` in the runtime chunk is preact/compat, as far as it is used. */
export const shippedReact: Plugin = {
  name: 'shipped-react',
  setup(build) {
    build.onResolve({ filter: /^react$/ }, () => compat);
    leanPreact.setup(build);
  },
};
