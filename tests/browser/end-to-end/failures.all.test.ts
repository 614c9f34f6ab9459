import { everyEndToEndTest } from './every-test';
import { runFailures } from './run-failures';

// ARE-1 to ARE-12
runFailures(await everyEndToEndTest());
