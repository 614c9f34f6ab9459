import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInfo } from '../../src/render/build-info';
import type { BuildManifest } from '../../src/render/render-options';

/** A build's folder, and what its manifest lists. */
export interface FoundBuild {
  readonly dist: string;
  readonly manifest: BuildManifest;
}

const OWN = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * The build of a folder; where none is asked for, that in `dist`, else the package's own.
 *
 * @param asked a path, from the working directory
 * @param own the package's own: tests have another
 * @returns undefined where there is none, or the folder is another tool's
 */
export const findBuild = (asked: string | undefined, cwd: string, own = OWN): FoundBuild | undefined =>
  readBuild(resolve(cwd, asked ?? 'dist')) ?? (asked === undefined ? readBuild(own) : undefined);

const readBuild = (dist: string): FoundBuild | undefined => {
  try {
    // `buildInfo` throws where it is none.
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as BuildManifest;
    buildInfo(manifest);
    return { dist, manifest };
  } catch {
    return undefined;
  }
};
