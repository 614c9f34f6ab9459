import type { Flights } from '../loader/types';
import type { PageSettings } from '../loader/read-settings';
import { start } from '../services/experiments/page';
import { completeSettings } from './complete-settings';

/** Runs the page's experiments, and tells `cobble.flights` what is on. */
export default (settings: PageSettings, flights: Flights): unknown => start(completeSettings(settings), flights);
