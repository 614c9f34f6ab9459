// The measured command preloads this script, which writes peak memory in kilobytes, and CPU time in microseconds, to
// descriptor 3.
import { existsSync, readFileSync, writeSync } from 'node:fs';

// On Linux, `maxRSS` includes the parent's memory at the start, so read `VmHWM` instead.
const peak = () =>
  existsSync('/proc/self/status')
    ? /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]
    : String(process.resourceUsage().maxRSS);

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, `${peak()} ${user + system}`);
});
