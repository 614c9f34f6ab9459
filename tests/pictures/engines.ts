import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { buildIfStale } from '../browser/build-if-stale';
import { screenshotViews } from './engine-views';

/**
 * `npm run pictures:engines -- landing rtl` writes screenshots of Chromium, Firefox and WebKit into `.cache/views`,
 * side by side or stacked. Arguments select views of `engine-views.ts` by words in their name.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}.cache/views`;
const GAP = 8;

buildIfStale();
rmSync(folder, { recursive: true, force: true });
for (const engine of screenshotViews) {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/pictures/shoot-views.ts', folder, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, COBBLE_ENGINE: engine } },
  );
  if (status) process.exitCode = 1;
}

const files = readdirSync(folder);
for (const name of new Set(files.map((file) => file.split('.')[0]!))) {
  const pictures = screenshotViews
    .map((engine) => `${name}.${engine}.png`)
    .filter((file) => files.includes(file))
    .map((file) => PNG.sync.read(readFileSync(`${folder}/${file}`)));
  const widths = pictures.map(({ width }) => width);
  const heights = pictures.map(({ height }) => height);
  const isNarrow = Math.max(...widths) < 500;
  const sum = (all: number[]) => all.reduce((total, one) => total + one + GAP, -GAP);
  const sheet = new PNG(
    isNarrow
      ? { width: sum(widths), height: Math.max(...heights) }
      : { width: Math.max(...widths), height: sum(heights) },
  );
  let [x, y] = [0, 0];
  for (const picture of pictures) {
    PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, x, y);
    if (isNarrow) x += picture.width + GAP;
    else y += picture.height + GAP;
  }
  writeFileSync(`${folder}/${name}.png`, PNG.sync.write(sheet));
}
console.log(`.cache/views: ${screenshotViews.join(', ')}`);
