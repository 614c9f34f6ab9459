// @vitest-environment node
import { reportsErrors } from './watch-session';

// CLI-3. The errors that watch.test.ts leaves out of its sample.
reportsErrors('others');
