import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Captcha } from '../../../src/widgets/captcha/captcha';
import { description } from '../../../src/widgets/captcha/captcha.widget';
import { picture } from '../../../src/widgets/captcha/examples/picture';
import { sound } from '../../../src/widgets/captcha/examples/sound';
import { render } from './support';

const show = async (props = {}) => {
  const shown = await render(Captcha, description, { image: picture, audio: sound, ...props });
  const input = shown.find<HTMLInputElement>('input');
  const button = (name: string) =>
    shown.all<HTMLButtonElement>('button').find(({ textContent }) => textContent === name)!;
  const submit = () =>
    shown.act(() => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      shown.find('form').dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
    });
  return { ...shown, input, button, submit };
};

let play: ReturnType<typeof vi.fn<() => Promise<void>>>;
let pause: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  play = vi.fn(async function (this: HTMLAudioElement) {
    this.dispatchEvent(new Event('play'));
  });
  pause = vi.fn(function (this: HTMLAudioElement) {
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

// WGT-2
describe('captcha', () => {
  it("shows the image with the page's alternative text", async () => {
    const { find, root } = await show({ imageAltText: 'Look here' });
    expect(find<HTMLImageElement>('img').src).toBe(`data:image/png;base64,${picture}`);
    expect(find<HTMLImageElement>('img').alt).toBe('Look here');
    expect(root.querySelector('audio')).toBeNull();
  });

  it('shows a button that plays and pauses the sound', async () => {
    const { find, button, root, act } = await show({ contentType: 'Audio' });
    expect(root.querySelector('img')).toBeNull();
    expect(find<HTMLAudioElement>('audio').src).toBe(`data:audio/wav;base64,${sound}`);
    await act(() => button('Play').click());
    expect(play).toHaveBeenCalledOnce();
    await act(() => button('Pause').click());
    expect(pause).toHaveBeenCalledOnce();
    expect(button('Play')).toBeDefined();
  });

  it('shows the play button again for a new sound', async () => {
    const { button, act, update } = await show({ contentType: 'Audio' });
    await act(() => button('Play').click());
    await update({ audio: sound.replace(/.{4}$/, 'AAAA') });
    expect(button('Play')).toBeDefined();
  });

  it("doesn't treat interrupted playback as a broken challenge", async () => {
    play.mockRejectedValueOnce(new DOMException('interrupted', 'AbortError'));
    const { button, act, root } = await show({ contentType: 'Audio' });
    await act(() => button('Play').click());
    expect(root.querySelector('audio')).not.toBeNull();
  });

  it('requests another challenge, or the other kind', async () => {
    const { button, act, events, update } = await show();
    await act(() => button('New challenge').click());
    await act(() => button('Switch to audio').click());
    await update({ contentType: 'Audio' });
    await act(() => button('Switch to image').click());
    expect(events).toEqual([
      { name: 'new-challenge', detail: undefined },
      { name: 'toggle', detail: { contentType: 'Audio' } },
      { name: 'toggle', detail: { contentType: 'Image' } },
    ]);
  });

  // WGT-3
  it('shows no challenge and disables input and submit while loading', async () => {
    const { root, input, button, text, find, update } = await show({ isLoading: true });
    const off = () => [
      input.readOnly,
      ...['Submit', 'New challenge', 'Switch to audio'].map((name) => button(name).ariaDisabled ?? 'false'),
    ];
    expect(root.querySelector('img, audio')).toBeNull();
    expect(text('[role=status]')).toBe('Loading…');
    expect(find('[aria-busy]').getAttribute('aria-busy')).toBe('true');
    expect(off()).toEqual([true, 'true', 'false', 'false']);
    await update({ isLoading: false });
    expect(off()).toEqual([false, 'false', 'false', 'false']);
    expect(text('[role=status]')).toBe('');
  });

  // Chrome up to 150 blurs a control when it is disabled. The runtime then used to focus "New challenge".
  it('keeps the focus and submits nothing while loading', async () => {
    const { input, submit, events, update, root } = await show();
    input.focus();
    await update({ isLoading: true });
    expect([root.activeElement, input.disabled]).toEqual([input, false]);
    await submit();
    expect(events).toEqual([]);
    await update({ isLoading: false });
    expect(root.activeElement).toBe(input);
  });

  // WGT-4
  it.each(['K7R2P', '', '  spaces and \u{1F9F1} '])('submits the typed text "%s" unchanged', async (text) => {
    const { input, submit, events } = await show();
    input.value = text;
    await submit();
    expect(events).toEqual([{ name: 'submit', detail: { text } }]);
  });

  it('submits with a submit button, so that Enter works', async () => {
    const { button, find, input } = await show();
    expect(button('Submit').type).toBe('submit');
    expect(button('Submit').form).toBe(find('form'));
    expect(input.form).toBe(find('form'));
  });

  it('shows the error below the input, and marks the input invalid', async () => {
    const { input, find, update } = await show({ errorLabel: 'Try again' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const error = find(`#${input.getAttribute('aria-describedby')}`);
    expect(error.textContent).toBe('Try again');
    expect(input.compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await update({ errorLabel: undefined });
    expect(input.getAttribute('aria-invalid')).toBe('false');
  });

  it('clears the input for a new challenge, but not on an error', async () => {
    const { input, update } = await show();
    input.value = 'K7R2P';
    await update({ errorLabel: 'Try again' });
    expect(input.value).toBe('K7R2P');
    await update({ image: picture.replace(/.{4}$/, 'AAAA') });
    expect(input.value).toBe('');
  });

  it('accepts a JPEG, line breaks, and a data URL with a wrong type', async () => {
    const { find, update } = await show({ image: '/9j/4AAQ' });
    expect(find<HTMLImageElement>('img').src).toBe('data:image/jpeg;base64,/9j/4AAQ');
    await update({ image: `data:text/html;base64,${picture.slice(0, 60)}\n${picture.slice(60)}` });
    expect(find<HTMLImageElement>('img').src).toBe(`data:image/png;base64,${picture}`);
  });

  it.each([
    ['an SVG', { image: btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') }],
    ['HTML', { image: btoa('<script>alert(1)</script>') }],
    ['a script URL', { image: 'javascript:alert(1)' }],
    ['a broken data URL', { image: 'data:image/png;base64,???' }],
    ['a data URL without data', { image: 'data:image/png' }],
    ['a BMP', { image: btoa('BM\x1e\0\0\0') }],
    ['5,000 characters', { image: 'x'.repeat(5000) }],
    ['an attempt to break out of the attribute', { image: `${picture}" onerror="alert(1)` }],
    ['an image of more than 6 MB', { image: picture + 'A'.repeat(8e6) }],
    ['a sound as image', { image: sound }],
    ['an image as sound', { contentType: 'Audio', audio: picture }],
    ["a RIFF file that isn't a WAVE file", { contentType: 'Audio', audio: btoa('RIFF\x10\0\0\0AVI LIST') }],
    ['nothing', { image: undefined }],
    ['an empty string', { image: '' }],
  ])('rejects %s with a message, and keeps all buttons usable', async (what, props) => {
    const { root, text, input, button } = await show(props);
    expect(root.querySelector('img, audio')).toBeNull();
    expect(text('[role=status]')).toMatch(/load the challenge/);
    expect([input, button('New challenge'), button('Submit')].map(({ disabled }) => disabled)).toEqual([
      false,
      false,
      false,
    ]);
    expect(console.warn).toHaveBeenCalledTimes(/nothing|empty/.test(what) ? 0 : 1);
  });

  it.each(['RIFF\x00\x00\x00\x00WAVE', 'RIFF\xff\xff\xff\xffWAVE', 'RIFF\x3f\x80\x01\x7fWAVEfmt '])(
    'recognises a WAV file by its first bytes, whatever length it declares',
    async (bytes) => {
      const { root } = await show({ contentType: 'Audio', audio: btoa(bytes) });
      expect(root.querySelector('audio')).not.toBeNull();
    },
  );

  it('logs which attribute is wrong and what it accepts', async () => {
    const { element, update } = await show();
    element.id = 'robot';
    await update({ image: 'nothing of the kind' });
    expect(vi.mocked(console.warn).mock.calls[0]![0]).toBe(
      "cobble: captcha #robot: data-image isn't usable. Fix: use a PNG, JPEG, GIF or WebP in base64 of at most 6 MB.",
    );
  });

  it("shows a message if the browser can't decode the image, and the next challenge again", async () => {
    const { find, root, act, text, update } = await show();
    await act(() => find('img').dispatchEvent(new Event('error')));
    expect(root.querySelector('img')).toBeNull();
    expect(text('[role=status]')).toMatch(/load the challenge/);
    await update({ image: '/9j/4AAQ' });
    expect(root.querySelector('img')).not.toBeNull();
  });

  // WGT-18
  it('has no built-in texts', async () => {
    const texts = Object.fromEntries(
      Object.entries(description.props)
        .filter(([, { type }]) => type === 'text')
        .map(([name]) => [name, `<${name}>`]),
    );
    const one = await show({ ...texts, contentType: 'Image', image: picture });
    expect(one.text()).toBe('<newChallengeText><audioText><label><submitText><errorLabel>');
    await one.update({ contentType: 'Audio', audio: sound });
    expect(one.text()).toBe('<playText><newChallengeText><imageText><label><submitText><errorLabel>');
    await one.update({ isLoading: true });
    expect(one.text()).toContain('<loadingText>');
  });
});
