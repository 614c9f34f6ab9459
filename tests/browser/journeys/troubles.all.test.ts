import { everyJourney } from './every-journey';
import { runFailures } from './run-failures';

// ARE-1 to ARE-12
runFailures(await everyJourney());
