import type { Plugin } from 'esbuild';
import { SHARED } from '../placeholders';

/** What widgets use of what the runtime shares (`src/embed/runtime.ts`). */
const names = ['createElement', 'Fragment', 'useEffect', 'useLayoutEffect', 'useMemo', 'useRef', 'useState', 'safeUrl'];

/**
 * `react` in a widget's chunk is what the runtime shares: one copy on a page, and no request for it. Each name comes by a
 * module of its own: so a chunk has it once, not once for each file that imports it, and none that no file uses.
 */
export const sharedReact: Plugin = {
  name: 'shared-react',
  setup({ onResolve, onLoad }) {
    const between = { namespace: 'shared', sideEffects: false };
    onResolve({ filter: /^react$|\/safe-url$/ }, () => ({ path: SHARED, ...between }));
    onResolve({ filter: /./, namespace: 'shared' }, ({ path }) =>
      path === SHARED ? { path, external: true } : { path, ...between },
    );
    onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => ({
      contents:
        path === SHARED
          ? names.map((name) => `export{${name}}from'${name}';`).join('')
          : `export{${path}}from'${SHARED}'`,
    }));
  },
};
