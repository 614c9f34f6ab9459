import { readFileSync } from 'node:fs';
import type { WidgetModule } from '../render/draw-widget';
import type { BuildManifest } from '../render/render-options';

// In the package `cli/pack/bundle-entries.ts` writes this file anew: with the names in it, and an import a widget.
const dist = new URL('../../dist/', import.meta.url);

/** The manifest of the package's own build. */
export const manifest = (): BuildManifest =>
  // Written by the build.
  JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as BuildManifest;

/** A widget's chunk in that build. */
export const load = async (widget: string): Promise<WidgetModule> => {
  const file = Object.keys(manifest().files).find((path) => path.replace(/\.\w+\.js$/, '') === `chunks/${widget}`);
  return (await import(new URL(`${file}`, dist).href)) as WidgetModule;
};
