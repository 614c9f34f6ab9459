// Installs a Chromium whose bytes are fixed by a package-lock.json, so that tests use the same browser on every Linux
// x64 machine. Doesn't need root, or libraries and fonts of the system.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { installPackages } from '../tools/install-packages.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/browsers/', import.meta.url));
const PACKAGE = '@sparticuz/chromium';
/** Arimo, the browser's only font. It is as wide as Arial, the font for which the reserved space was measured. */
const FONTS = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];

export const hasLockedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * Installs the browser at the first call.
 *
 * @param {'newest' | 'oldest'} which version: `oldest` is the oldest that Cobble supports
 * @returns {Promise<string>} its executable
 */
export const lockedBrowser = async (which) => {
  const { dependencies } = JSON.parse(readFileSync(join(here, which, 'package.json'), 'utf8'));
  const lock = createHash('sha256')
    .update(readFileSync(join(here, which, 'package-lock.json')))
    .digest('hex');
  const folder = join(cache, `chromium-${dependencies[PACKAGE]}-${lock.slice(0, 6)}`);
  const program = join(folder, 'chromium.sh');
  if (existsSync(program)) return program;
  console.error(`Installing Chromium ${dependencies[PACKAGE]} for the tests.`);
  const packages = join(cache, `npm-${which}-${process.pid}`);
  const made = `${folder}-${process.pid}`;
  try {
    // Only the package's unpacking code, which isn't used here, needs a newer Node.
    installPackages(join(here, which), packages);
    await unpack(packages, made);
    writeProgram(made, folder);
    // Renames the complete folder, so that other processes never see an incomplete one.
    if (!existsSync(folder)) renameSync(made, folder);
  } finally {
    rmSync(packages, { recursive: true, force: true });
    rmSync(made, { recursive: true, force: true });
  }
  return program;
};

const unpack = async (packages, folder) => {
  mkdirSync(folder, { recursive: true });
  const bin = join(packages, 'node_modules', PACKAGE, 'bin');
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(join(bin, 'chromium.br'))), {
    mode: 0o755,
  });
  const { extract } = createRequire(join(packages, 'package.json'))('tar-fs');
  for (const name of ['al2023', 'swiftshader']) {
    const tar = brotliDecompressSync(readFileSync(join(bin, `${name}.tar.br`)));
    await finished(Readable.from([tar]).pipe(extract(folder)));
  }
  mkdirSync(join(folder, 'fonts'));
  const fonts = join(packages, 'node_modules/@expo-google-fonts/arimo');
  for (const name of FONTS) copyFileSync(join(fonts, name, `Arimo_${name}.ttf`), join(folder, 'fonts', `${name}.ttf`));
};

/** Starts the browser with its own libraries and fonts, and with the flags that this build needs. */
const writeProgram = (made, folder) => {
  writeFileSync(
    join(made, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`,
  );
  writeFileSync(
    join(made, 'chromium.sh'),
    `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/lib' FONTCONFIG_FILE='${folder}/fonts.conf'
# This build starts without a zygote only, and Chromium's sandbox needs one.
exec '${folder}/chromium' --no-sandbox --no-zygote --use-gl=angle --use-angle=swiftshader "$@"
`,
    { mode: 0o755 },
  );
};
