/** The maximum length of the base64 text, in characters: 6 MB of image or sound. */
const MAX_LENGTH = 8e6;

/**
 * Returns the `data:` URL of a challenge if its first bytes are those of a PNG with its header, a JPEG, or a RIFF file
 * of kind WAVE. The media type is always one of these three, so the browser never treats the data as SVG or HTML.
 *
 * @param base64 may contain line breaks, or be a `data:` URL, whose media type is ignored
 */
export function dataUrl(base64: string | undefined, isAudio: boolean): string | undefined {
  const code = base64?.replace(/^data:[^,]*,|\s/g, '');
  if (!code || code.length > MAX_LENGTH || !/^[A-Za-z\d+/]+=*$/.test(code)) return undefined;
  const type = isAudio ? audioType(code) : imageType(code);
  return type && `data:${type};base64,${code}`;
}

const audioType = (code: string) => (/^UklGR[g-v].{5}XQVZF/.test(code) ? 'audio/wav' : undefined);

const imageType = (code: string) => {
  if (code.startsWith('iVBORw0KGgoAAAANSUhEUg')) return 'image/png';
  return code.startsWith('/9j/') ? 'image/jpeg' : undefined;
};
