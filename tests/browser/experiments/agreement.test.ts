import { it } from 'vitest';
import { engine } from '../engines/engine';
import { harness } from '../harness';
import { agree } from './agreement';

const server = harness();
/** The only test of other engines' regular expressions. */
const configs = engine === 'chromium' ? 1 : 8;

// CLI-2. More cases: agreement.all.test.ts.
it(
  'gives the same experiments, flights, scripts and styles on the page and in `cobble match`',
  () => agree(server, configs),
  60_000,
);
