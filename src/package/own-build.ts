import { readFileSync } from 'node:fs';
import type { BuildManifest } from '../render/render-options';
import type { WidgetModule } from '../render/render-widget';

// In the published package, this module contains the build's manifest and one import per widget
// (`cli/pack/bundle-entries.ts`).
const dist = new URL('../../dist/', import.meta.url);

export const manifest = (): BuildManifest =>
  JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as BuildManifest;

export const load = async (widget: string): Promise<WidgetModule> => {
  const file = Object.keys(manifest().files).find((path) => path.replace(/\.\w+\.js$/, '') === `chunks/${widget}`);
  return (await import(new URL(`${file}`, dist).href)) as WidgetModule;
};
