// @vitest-environment node
import { reportsErrors } from './watch-session';

// CLI-3. See watch.test.ts.
reportsErrors('others');
