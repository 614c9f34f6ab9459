import { makeRenderer } from '../../src/render/make-renderer';

/** What makes renderers. The package has `packed-load-renderer.ts` in this file's place, which imports `dist/lib`. */
export const loadRenderer = async (): Promise<typeof makeRenderer> => makeRenderer;
