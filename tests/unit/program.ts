import { fileURLToPath } from 'node:url';

/** A bundle of the checkout's sources (`tests/unit/bundle-program.ts`), which starts three times as fast. */
export const PROGRAM = fileURLToPath(new URL('../../.cache/cli/cobble.mjs', import.meta.url));
