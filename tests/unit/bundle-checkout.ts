import { build, type Plugin } from 'esbuild';
import { root } from '../../esbuild.config.mjs';

/** @param folder absolute path of the output folder */
export const bundleCheckout = async (folder: string, plugins: Plugin[]): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints: ['cli/main.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
    plugins,
  });
};
