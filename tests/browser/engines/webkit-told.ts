import type { ElementHandle } from 'puppeteer';
import { needs } from './needs';
import type { Told } from './told';

/** An element of the adapter for WebKit: by WebDriver's own commands. */
interface Computed {
  computedRole(): Promise<string>;
  computedLabel(): Promise<string>;
}

/** Role and name, with members that say what a driver tells nothing of. */
export const webkitTold = async (handle: ElementHandle): Promise<Told> => {
  const element = handle as never as Computed;
  const role = await element.computedRole();
  // Without a role it is not drawn. That something stands behind a dialog, the driver does not tell.
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
