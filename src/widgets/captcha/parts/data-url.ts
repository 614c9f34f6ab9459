const MAX_LENGTH = 8e6;

/**
 * Returns a `data:` URL if the data starts like a PNG, JPEG, GIF, WebP or WAV file. The URL names the detected media
 * type, so that browsers never treat the data as SVG or HTML.
 *
 * @param base64 may contain line breaks, or be a `data:` URL, whose media type is ignored
 */
export function dataUrl(base64: string | undefined, isAudio: boolean): string | undefined {
  const code = base64?.replace(/^data:[^,]*,|\s/g, '');
  if (!code || code.length > MAX_LENGTH || !/^[A-Za-z\d+/]+=*$/.test(code)) return undefined;
  const type = isAudio ? audioType(code) : imageType(code);
  return type && `data:${type};base64,${code}`;
}

/** Matches the header of a WAV file: "RIFF", a four-byte length, and "WAVE". */
const audioType = (code: string) => (/^UklGR[g-v].{5}XQVZF/.test(code) ? 'audio/wav' : undefined);

const imageSignatures: readonly (readonly [type: string, signature: RegExp])[] = [
  ['image/png', /^iVBORw0KGgoAAAANSUhEUg/],
  ['image/jpeg', /^\/9j\//],
  ['image/gif', /^R0lGODdh|^R0lGODlh/],
  ['image/webp', /^UklGR[g-v].{5}XRUJQ/],
];

const imageType = (code: string) => imageSignatures.find(([, signature]) => signature.test(code))?.[0];
