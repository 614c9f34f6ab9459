import { escapeAttribute } from './escape-attribute';

export interface PreloadInput {
  readonly base: string;
  readonly files: Readonly<Record<string, string>>;
  readonly pin?: boolean;
  readonly experiments?: boolean;
  readonly face?: boolean;
}

const FONT = 'fonts/jersey-10.woff2';
const FONT_SHEET = 'fonts/face.css';

/**
 * Returns the tags that preload the runtime, the list of areas, the chunk of experiments, and the heading font, each in
 * the mode of its later request. Omits the font on a pinned page, which would fetch it again to check its integrity.
 */
export const preloadTags = ({ base, files, pin, experiments, face: hasFace }: PreloadInput): string => {
  const scripts = Object.entries(files).filter(([path]) => {
    const chunk = /^chunks\/(area-services|runtime|experiments)\.[^/]+\.js$/.exec(path)?.[1];
    return chunk && (chunk !== 'experiments' || experiments);
  });
  const tags = scripts.map(([path, integrity]) => {
    const check = pin ? ` integrity="${escapeAttribute(integrity)}"` : '';
    return `<link rel="modulepreload" href="${escapeAttribute(base + path)}"${check}>\n`;
  });
  if (FONT in files && !pin && !hasFace)
    tags.push(`<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(base + FONT)}">\n`);
  return tags.join('');
};

/**
 * Loads the heading font without script. To prevent layout shifts, a font that misses the first paint is only used on
 * the next page.
 *
 * @param files integrities by path
 * @returns nothing for a build of an earlier version
 */
export const fontTags = (base: string, files: Readonly<Record<string, string>>, pin = false): string => {
  const integrity = files[FONT_SHEET];
  if (integrity === undefined) return '';
  const check = pin ? ` integrity="${escapeAttribute(integrity)}" crossorigin="anonymous"` : '';
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(base + FONT)}">\n`,
    `<link rel="stylesheet" href="${escapeAttribute(base + FONT_SHEET)}"${check}>\n`,
  ].join('');
};
