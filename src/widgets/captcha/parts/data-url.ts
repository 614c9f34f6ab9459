const MAX_LENGTH = 8e6;

/**
 * Returns a `data:` URL if the data starts like a PNG, JPEG or WAV. With these media types, browsers never treat it as
 * SVG or HTML.
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
