import { escapeAttribute } from './escape-attribute';

/** Where the files are, and which are to come early. */
export interface PreloadInput {
  readonly base: string;
  /** Integrities by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly pin?: boolean;
  /** Whether the page runs experiments. */
  readonly experiments?: boolean;
  /** Whether the page has the face by a sheet: the runtime then brings none. */
  readonly face?: boolean;
}

/**
 * Asks for the runtime and the pixel face beside the tag, not after it, and where the page runs experiments for their
 * chunk, which imports no other file. All are fetched as they will be asked for. In a pinned page the face is left to
 * the runtime: its check would fetch it again.
 */
export const preloadTags = ({ base, files, pin, experiments, face: isThere }: PreloadInput): string => {
  const scripts = Object.keys(files).filter((path) => {
    const chunk = /^chunks\/(runtime|experiments)\.[^/]+\.js$/.exec(path)?.[1];
    return chunk === 'runtime' || (experiments && chunk === 'experiments');
  });
  const face = 'fonts/jersey-10.woff2';
  return [
    ...scripts.map((path) => {
      const integrity = pin ? ` integrity="${escapeAttribute(files[path] ?? '')}"` : '';
      return `<link rel="modulepreload" href="${escapeAttribute(base + path)}"${integrity}>\n`;
    }),
    ...(face in files && !pin && !isThere
      ? [`<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(base + face)}">\n`]
      : []),
  ].join('');
};
