import { everyJourney } from './every-journey';
import { runStates } from './run-states';

// ARE-1 to ARE-12
runStates(await everyJourney());
