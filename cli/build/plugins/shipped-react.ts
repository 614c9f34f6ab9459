import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Compat without its side effects. They translate React's prop names (1.2 kB of brotli), and the sources use only names
 * that both libraries understand (tests/unit/widgets/shipped-react.test.ts).
 */
const compat = { path: createRequire(import.meta.url).resolve('preact/compat'), sideEffects: false };

/** Resolves `react` in the runtime chunk to the part of preact/compat that the sources import. LDR-8 */
export const shippedReact: Plugin = {
  name: 'shipped-react',
  setup: ({ onResolve }) => onResolve({ filter: /^react$/ }, () => compat),
};
