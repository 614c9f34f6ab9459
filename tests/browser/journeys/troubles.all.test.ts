import { everyJourney } from './every-journey';
import { runTroubles } from './run-troubles';

// ARE-1 to ARE-12
runTroubles(await everyJourney());
