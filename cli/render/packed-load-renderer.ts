import type { makeRenderer } from '../../src/render/make-renderer';

/** Replaces `load-renderer.ts` in the package. */
export const loadRenderer = async (): Promise<typeof makeRenderer> => {
  const path = new URL('../../dist/lib/renderer.js', import.meta.url).href;
  return ((await import(path)) as { makeRenderer: typeof makeRenderer }).makeRenderer;
};
