// Loaded into the command under measurement by --import: writes the process's own peak memory, in kilobytes, to
// descriptor 3 at its end.
import { existsSync, readFileSync, writeSync } from 'node:fs';

// On Linux, `maxRSS` is at least the memory of the parent process at the start.
const peak = () =>
  existsSync('/proc/self/status')
    ? /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]
    : String(process.resourceUsage().maxRSS);

process.on('exit', () => {
  writeSync(3, peak());
});
