import { webkitKey } from './webkit-keys';
import type { WebKitWindow } from './webkit-window';

const buttons = { left: 0, middle: 1, right: 2 } as const;
interface Press {
  readonly button?: keyof typeof buttons;
  readonly count?: number;
  readonly clickCount?: number;
  readonly delay?: number;
}

/** Mouse and keyboard with puppeteer's methods, by WebDriver's actions. */
export const webkitInput = (window: WebKitWindow) => {
  const act = (type: string, actions: readonly object[], parameters = {}) =>
    window.send('POST', '/actions', { actions: [{ type, id: type, actions, ...parameters }] });
  const pointer = (...actions: object[]) => act('pointer', actions, { parameters: { pointerType: 'mouse' } });
  const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  let at = { x: 0, y: 0 };

  const mouse = {
    move: async (x: number, y: number) => {
      at = { x, y };
      await pointer(move(x, y));
    },
    down: async ({ button = 'left' }: Press = {}) => {
      await pointer({ type: 'pointerDown', button: buttons[button] });
    },
    up: async ({ button = 'left' }: Press = {}) => {
      await pointer({ type: 'pointerUp', button: buttons[button] });
    },
    click: async (x: number, y: number, { button = 'left', count, clickCount, delay = 0 }: Press = {}) => {
      at = { x, y };
      const presses = Array.from({ length: count ?? clickCount ?? 1 }, () => [
        { type: 'pointerDown', button: buttons[button] },
        { type: 'pause', duration: delay },
        { type: 'pointerUp', button: buttons[button] },
      ]);
      await pointer(move(x, y), ...presses.flat());
    },
    wheel: async ({ deltaX = 0, deltaY = 0 }) => {
      await act('wheel', [{ ...move(at.x, at.y), type: 'scroll', deltaX, deltaY }]);
    },
  };

  const down = async (key: string) => {
    await act('key', [{ type: 'keyDown', value: webkitKey(key) }]);
  };
  const up = async (key: string) => {
    await act('key', [{ type: 'keyUp', value: webkitKey(key) }]);
  };
  const press = async (key: string, { delay = 0 } = {}) => {
    const value = webkitKey(key);
    await act('key', [
      { type: 'keyDown', value },
      { type: 'pause', duration: delay },
      { type: 'keyUp', value },
    ]);
  };
  const type = async (text: string) => {
    for (const one of text) await press(one === '\n' ? 'Enter' : one);
  };
  return { mouse, keyboard: { down, up, press, type } };
};
