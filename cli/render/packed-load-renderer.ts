import type { makeRenderer } from '../../src/render/make-renderer';

export const loadRenderer = async (): Promise<typeof makeRenderer> => {
  const path = new URL('../../dist/lib/renderer.js', import.meta.url).href;
  return ((await import(path)) as { makeRenderer: typeof makeRenderer }).makeRenderer;
};
