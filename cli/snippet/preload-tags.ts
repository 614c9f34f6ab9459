import { escapeAttribute } from './escape-attribute';

/** Where the files are, and which are to come early. */
export interface PreloadInput {
  readonly base: string;
  /** Integrities by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly pin?: boolean;
}

/**
 * Asks for the runtime and the pixel face beside the tag, not after it. Both are fetched as the runtime will ask for
 * them. In a pinned page the face is left to the runtime: its check would fetch it again.
 */
export const preloadTags = ({ base, files, pin }: PreloadInput): string => {
  const runtime = Object.keys(files).find((path) => /^chunks\/runtime\.[^/]+\.js$/.test(path));
  const face = 'fonts/jersey-10.woff2';
  const integrity = pin && runtime ? ` integrity="${escapeAttribute(files[runtime] ?? '')}"` : '';
  return [
    ...(runtime ? [`<link rel="modulepreload" href="${escapeAttribute(base + runtime)}"${integrity}>\n`] : []),
    ...(face in files && !pin
      ? [`<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(base + face)}">\n`]
      : []),
  ].join('');
};
