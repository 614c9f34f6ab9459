import { readFileSync } from 'node:fs';
import type { BuildManifest } from '../render/render-options';
import type { WidgetModule } from '../render/render-widget';

// `cli/pack/bundle-entries.ts` replaces this file in the package: with the manifest, and one import per widget.
const dist = new URL('../../dist/', import.meta.url);

/** Returns the manifest of the package's own build. */
export const manifest = (): BuildManifest =>
  JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as BuildManifest;

/** Loads a widget's chunk of that build. */
export const load = async (widget: string): Promise<WidgetModule> => {
  const file = Object.keys(manifest().files).find((path) => path.replace(/\.\w+\.js$/, '') === `chunks/${widget}`);
  return (await import(new URL(`${file}`, dist).href)) as WidgetModule;
};
