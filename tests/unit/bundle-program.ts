import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findWidgets } from '../../cli/build/find-widgets';
import { asIfInPlace } from '../../cli/pack/as-if-in-place';
import { withDescriptions } from '../../cli/pack/with-descriptions';
import { root } from '../../esbuild.config.mjs';
import { bundleCheckout } from './bundle-checkout';
import { PROGRAM } from './program';

/** Runs before the first unit test. */
export default async (): Promise<void> => {
  const folder = dirname(PROGRAM);
  await bundleCheckout(folder, [withDescriptions(await findWidgets(root)), asIfInPlace(folder)]);
  await writeFile(PROGRAM, "await (await import('./main.js')).main(process.argv);\n");
};
