/** Characters of base64 at most: 6 MB of picture or sound. */
const MOST = 8e6;

/**
 * The address of a challenge, if it is what it should be by its first bytes: a PNG with its header or a JPEG, or else a
 * RIFF file of kind WAVE. The type is ours, so the browser takes it for nothing else: no SVG, no HTML, nothing that
 * could run.
 *
 * @param base64 also with line breaks, or as a `data:` URL, whose own type does not count
 * @returns undefined for anything else
 */
export function dataUrl(base64: string | undefined, isAudio: boolean): string | undefined {
  const code = base64?.replace(/^data:[^,]*,|\s/g, '');
  if (!code || code.length > MOST || !/^[A-Za-z\d+/]+=*$/.test(code)) return undefined;
  const type = isAudio
    ? /^UklGR[g-v].{5}XQVZF/.test(code) && 'audio/wav'
    : code.startsWith('iVBORw0KGgoAAAANSUhEUg')
      ? 'image/png'
      : code.startsWith('/9j/') && 'image/jpeg';
  return type ? `data:${type};base64,${code}` : undefined;
}
