import type { ElementHandle } from 'puppeteer';
import type { AccessibleNode } from './accessible-node';
import { needs } from './needs';

interface Computed {
  computedRole(): Promise<string>;
  computedLabel(): Promise<string>;
}

/** Returns role and name. Tests that read other properties are skipped. */
export const webkitAccessibleNode = async (handle: ElementHandle): Promise<AccessibleNode> => {
  const element = handle as never as Computed;
  const role = await element.computedRole();
  // Elements that aren't rendered have no role, so `ignored` is true. Elements behind a dialog have a role.
  const node = { ignored: !role, role, name: await element.computedLabel() };
  for (const state of states) {
    Object.defineProperty(node, state, { enumerable: true, get: () => needs('accessibility tree') });
  }
  return node;
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
