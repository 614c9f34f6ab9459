import { loadavg } from 'node:os';
import { render } from '../../../src/package/render';
import { machine } from '../kit/machine';
import { table } from '../kit/table';
import { hostilePages } from './hostile-pages';

// `npm run bench:render` prints the seconds that `render` takes for hostile pages of 0.1 to 5 MB. Run it after a build.
const megabytes = [0.1, 0.5, 1, 2, 5];
const before = loadavg();
const rows: string[][] = [];
for (const [name, pageOf] of Object.entries(hostilePages)) {
  const row = [name];
  for (const size of megabytes) {
    const page = pageOf(size * 1e6);
    const started = performance.now();
    await render(page);
    row.push(((performance.now() - started) / 1000).toFixed(2));
  }
  rows.push(row);
  console.error(row.join(' '));
}
console.log(`\n${table(['page', ...megabytes.map((size) => `${size} MB`)], rows)}\n\nSeconds; ${machine(before)}.`);
