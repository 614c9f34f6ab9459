import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInfo } from '../../src/render/build-info';
import type { BuildManifest } from '../../src/render/render-options';

export interface FoundBuild {
  readonly dist: string;
  readonly manifest: BuildManifest;
}

const PACKAGED_BUILD = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Finds the build in `folder`. Without `folder`, searches `dist`, then the package.
 * @param packaged The package's build, which tests replace
 * @returns undefined if there is no build, or if another tool wrote the manifest
 */
export const findBuild = (folder: string | undefined, cwd: string, packaged = PACKAGED_BUILD): FoundBuild | undefined =>
  readBuild(resolve(cwd, folder ?? 'dist')) ?? (folder === undefined ? readBuild(packaged) : undefined);

const readBuild = (dist: string): FoundBuild | undefined => {
  try {
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as BuildManifest;
    buildInfo(manifest);
    return { dist, manifest };
  } catch {
    return undefined;
  }
};
