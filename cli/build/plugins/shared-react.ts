import type { Plugin } from 'esbuild';
import { SHARED } from '../placeholders';

/** `react` in a widget's chunk is what the runtime shares: one copy on a page, and no request for it. */
export const sharedReact: Plugin = {
  name: 'shared-react',
  setup: ({ onResolve }) => onResolve({ filter: /^react$|\/safe-url$/ }, () => ({ path: SHARED, external: true })),
};
