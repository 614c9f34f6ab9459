import { pageUrl } from '../../platform/page-url';

const FRAME_TIMEOUT_MS = 5000;

/**
 * A message from the frame, posted once, or at each change of the balance. `balance` is in Minecoins, or missing if
 * the frame couldn't load it.
 */
export interface FrameMessage {
  readonly type: 'cobble:balance';
  readonly balance?: number;
}

export interface FrameOptions {
  /** A shadow root, so that the page's styles can't make the frame visible. */
  readonly root: ShadowRoot;
  readonly url: string;
  readonly title: string;
}

/**
 * Opens a hidden frame that posts the balance. Accepts a message only if the frame sent it from `url`'s origin.
 *
 * @param listener receives each balance, or undefined after a failure or timeout
 */
export const openFrame = (
  { root, url, title }: FrameOptions,
  listener: (balance: number | undefined) => void,
): (() => void) => {
  const src = pageUrl(url);
  const frame = document.createElement('iframe');
  const frameOrigin = URL.parse(src)?.origin;
  // The balance service recognises the player by the frame's origin, so set `allow-same-origin`. A frame of the page's
  // own origin could remove its sandbox, so don't sandbox such a frame.
  if (frameOrigin !== location.origin) frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  Object.assign(frame, { hidden: true, title, referrerPolicy: 'strict-origin', src });
  const timeout = setTimeout(listener, FRAME_TIMEOUT_MS);
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (!source || source !== frame.contentWindow || origin !== frameOrigin || !isFrameMessage(data)) return;
    clearTimeout(timeout);
    listener(data.balance);
  };
  addEventListener('message', receive);
  // Allow only http(s): another scheme could run code in the page's origin, or open an application.
  if (/^https?:/.test(src)) root.append(frame);
  return () => {
    clearTimeout(timeout);
    removeEventListener('message', receive);
    frame.remove();
  };
};

const isFrameMessage = (data: unknown): data is FrameMessage => {
  const { type, balance = 0 }: { type?: unknown; balance?: unknown } = Object(data);
  return type === 'cobble:balance' && Number.isFinite(balance) && (balance as number) >= 0;
};
