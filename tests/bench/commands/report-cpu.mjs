// Loaded into the command under measurement by --import: writes the process's own user CPU time, in seconds, to
// descriptor 3 at its end.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  writeSync(3, String(process.resourceUsage().userCPUTime / 1e6));
});
