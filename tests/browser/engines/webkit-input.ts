import { webkitKey } from './webkit-keys';
import type { WebKitWindow, Work } from './webkit-window';

const buttons = { left: 0, middle: 1, right: 2 } as const;
interface Press {
  readonly button?: keyof typeof buttons;
  readonly count?: number;
  readonly clickCount?: number;
  readonly delay?: number;
}

/** Implements puppeteer's methods with WebDriver actions. */
export const webkitInput = (window: WebKitWindow) => {
  const act = async (type: string, actions: readonly object[], parameters = {}) => {
    await window.send('POST', '/actions', { actions: [{ type, id: type, actions, ...parameters }] });
    // Run an empty script, because each script's response updates `window.url`. During navigation, scripts fail.
    if (actions.length > 1) await window.run('0', []).catch(() => {});
  };
  const pointer = (...actions: object[]) => act('pointer', actions, { parameters: { pointerType: 'mouse' } });
  const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  let at = { x: 0, y: 0 };
  let wheels = 0;

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
      // Use a new wheel ID each time: if an ID is reused, WebKit's driver subtracts the previous delta.
      const actions = [{ ...move(at.x, at.y), type: 'scroll', deltaX, deltaY }];
      await window.send('POST', '/actions', { actions: [{ type: 'wheel', id: `wheel${++wheels}`, actions }] });
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
  /** Inserts text at once, as from the clipboard. */
  const sendCharacter = (text: string) =>
    window.run(((text: string) => document.execCommand('insertText', false, text)) as Work, [text]);
  return { mouse, keyboard: { down, up, press, type, sendCharacter } };
};
