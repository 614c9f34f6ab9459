import { fileURLToPath } from 'node:url';

/**
 * The `cobble` command as one bundle of the checkout's sources (`tests/unit/bundle-program.ts`): it starts in a
 * third of the time in which Node compiles the sources.
 */
export const PROGRAM = fileURLToPath(new URL('../../.cache/cli/cobble.mjs', import.meta.url));
