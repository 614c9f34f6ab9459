// Loaded into the command under measurement by --import: writes the process's own peak memory, in kilobytes, to
// descriptor 3 at its end.
import { existsSync, readFileSync, writeSync } from 'node:fs';

// On Linux `maxRSS` is never less than what the process that started this one held at that time.
const peak = () =>
  existsSync('/proc/self/status')
    ? /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]
    : String(process.resourceUsage().maxRSS);

process.on('exit', () => {
  writeSync(3, peak());
});
