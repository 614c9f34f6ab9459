/**
 * Dispatches the message that a frame in a shadow root would post. jsdom gives a window only to frames of the document
 * itself.
 */
export const postFrom = (frame: HTMLIFrameElement, data: unknown, from: Partial<MessageEventInit> = {}): void => {
  if (!frame.contentWindow) {
    const { contentWindow: value } = document.body.appendChild(document.createElement('iframe'));
    Object.defineProperty(frame, 'contentWindow', { value });
  }
  const origin = new URL(frame.src).origin;
  dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, origin, ...from }));
};
