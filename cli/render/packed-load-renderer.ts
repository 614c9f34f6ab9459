import type { makeRenderer } from '../../src/render/make-renderer';

/** As code that imports `cobble/render` has it: see `load-renderer.ts`. */
export const loadRenderer = async (): Promise<typeof makeRenderer> => {
  const path = new URL('../../dist/lib/renderer.js', import.meta.url).href;
  // It is made from that file.
  return ((await import(path)) as { makeRenderer: typeof makeRenderer }).makeRenderer;
};
