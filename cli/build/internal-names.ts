import { must } from '../io/must';

/**
 * Property names that only our own files use among themselves: the build writes a short one for each, the same in all
 * files of a page. A name that a page, a user's code, the platform or a library can see is never one of them
 * (`internal-names.test.ts`).
 */
const names = [
  // The record of a widget's element, and what the loader gives to the chunks.
  'pending',
  'progress',
  'resolveReady',
  'wasConnected',
  'handles',
  'consents',
  'loadChunk',
  'runChunk',
  'fetchFile',
  'sweep',
  'fire',
  'fail',
  'mount',
  'pageSettings',
  'publicApi',
  // The settings on their way.
  'bundleTheme',
  'isComplete',
  // Mounting, and what a widget is given.
  // A route, and how the client carries it out.
  'reads',
  'whole',
  'exchange',
  'emit',
  'expose',
  'isBroken',
  'onMounted',
  'onFailed',
  'endMount',
  // React's class components: the error boundary is the only one, and no page brings any.
  'componentDidCatch',
  'componentDidMount',
  'componentDidUpdate',
  'componentWillMount',
  'componentWillReceiveProps',
  'componentWillUnmount',
  'componentWillUpdate',
  'contextType',
  'forceUpdate',
  'getChildContext',
  'getDerivedStateFromError',
  'getDerivedStateFromProps',
  'getSnapshotBeforeUpdate',
  'shouldComponentUpdate',
  // Hooks of preact itself, which its own hooks and compat layer use.
  'debounceRendering',
  'diffed',
  // The loader's again; last, as other letters for all others pack worse.
  'handleOf',
  'act',
] as const;

/** None that is an attribute of SVG or a coordinate. */
const letters = 'abcefghijklmnopqstuvwzABCDEFGHIJKLMNOPQRSTUV';

/** For esbuild: which properties are written short, and how. */
export const internalNames = {
  mangleProps: new RegExp(`^(${names.join('|')})$`),
  mangleCache: Object.fromEntries(names.map((name, index) => [name, must(letters[index], `A letter for ${name}`)])),
};
