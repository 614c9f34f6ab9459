import { it } from 'vitest';
import { engine } from '../engines/engine';
import { harness } from '../harness';
import { expectAgreement } from './agreement';

const server = harness();
/** In other engines, run more configs: no other test covers their regular expressions. */
const configs = engine === 'chromium' ? 1 : 8;

// CLI-2. agreement.all.test.ts tests more cases.
it(
  'finds the same experiments, flights, scripts and styles on the page and in `cobble match`',
  () => expectAgreement(server, configs),
  60_000,
);
