import { makeRenderer } from '../../src/render/make-renderer';

/** In the package, `packed-load-renderer.ts` replaces this file. */
export const loadRenderer = async (): Promise<typeof makeRenderer> => makeRenderer;
