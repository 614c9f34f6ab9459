import type { ElementHandle, Page } from 'puppeteer';
import type { AccessibleNode } from './accessible-node';
import type { FirefoxAccessible } from './firefox-tree';
import { firefoxTree } from './firefox-tree';

interface Snapshot extends AccessibleNode {
  readonly children?: readonly Snapshot[];
}

export const firefoxAccessibleNode = async (element: ElementHandle): Promise<AccessibleNode> => {
  const found = await firefoxTree(element.frame.page(), element);
  return found ? toAccessibleNode(found) : { ignored: true };
};

/** Like puppeteer's `page.accessibility.snapshot()`, but omits unnamed generic elements. */
export const firefoxSnapshot = async (page: Page): Promise<Snapshot | null> => {
  const root = await firefoxTree(page);
  return root ? { ...toAccessibleNode(root), role: 'RootWebArea', children: childrenOf(root) } : null;
};

const childrenOf = ({ children }: FirefoxAccessible): Snapshot[] =>
  children.flatMap((child) => {
    const own = childrenOf(child);
    if (/^(generic|none)$/.test(child.role) && !child.name) return own;
    return [{ ...toAccessibleNode(child), ...(own.length && { children: own }) }];
  });

const toAccessibleNode = ({
  role,
  name,
  description,
  value,
  states,
  attributes,
}: FirefoxAccessible): AccessibleNode => {
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
