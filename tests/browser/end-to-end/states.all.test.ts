import { everyEndToEndTest } from './every-test';
import { runStates } from './run-states';

// ARE-1 to ARE-12
runStates(await everyEndToEndTest());
