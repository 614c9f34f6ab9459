import type { ElementHandle, Page } from 'puppeteer';
import type { FirefoxAccessible } from './firefox-tree';
import { firefoxTree } from './firefox-tree';
import type { Told } from './told';

interface Snapshot extends Told {
  readonly children?: readonly Snapshot[];
}

export const firefoxTold = async (element: ElementHandle): Promise<Told> => {
  const found = await firefoxTree(element.frame.page(), element);
  return found ? said(found) : { ignored: true };
};

/** Like puppeteer's `page.accessibility.snapshot()`, but omits unnamed generic elements. */
export const firefoxSnapshot = async (page: Page): Promise<Snapshot | null> => {
  const whole = await firefoxTree(page);
  return whole ? { ...said(whole), role: 'RootWebArea', children: inside(whole) } : null;
};

const inside = ({ children }: FirefoxAccessible): Snapshot[] =>
  children.flatMap((child) => {
    const own = inside(child);
    if (/^(generic|none)$/.test(child.role) && !child.name) return own;
    return [{ ...said(child), ...(own.length && { children: own }) }];
  });

const said = ({ role, name, description, value, states, attributes }: FirefoxAccessible): Told => {
  const is = (state: string) => states.includes(state) || undefined;
  return {
    ignored: false,
    role: role || 'StaticText',
    name: name ?? '',
    description,
    value: value || undefined,
    disabled: is('unavailable'),
    focused: is('focused'),
    required: is('required'),
    readonly: is('readonly'),
    modal: is('modal'),
    invalid: is('invalid') && 'true',
    pressed: attributes.pressed,
    hasPopup: attributes.haspopup,
    roledescription: attributes.roledescription,
    live: attributes['container-live'],
    expanded: is('expanded') ?? (is('collapsed') && false),
  };
};
