import type { ElementHandle } from 'puppeteer';
import { needs } from './needs';
import type { Told } from './told';

interface Computed {
  computedRole(): Promise<string>;
  computedLabel(): Promise<string>;
}

/** Returns role and name. The driver supports no other property, so reading one skips the test. */
export const webkitTold = async (handle: ElementHandle): Promise<Told> => {
  const element = handle as never as Computed;
  const role = await element.computedRole();
  // Elements that aren't rendered have no role. Elements behind a dialog do.
  const told = { ignored: !role, role, name: await element.computedLabel() };
  for (const state of states) {
    Object.defineProperty(told, state, { enumerable: true, get: () => needs('accessibility tree') });
  }
  return told;
};
const states = [
  'description',
  'disabled',
  'expanded',
  'focused',
  'hasPopup',
  'live',
  'modal',
  'pressed',
  'roledescription',
] as const;
