import { createHash } from 'node:crypto';
import type { Found } from '../../report/locate';
import type { PublishedBuild, PublishedFile } from '../published-build';
import { isHtml, isOk, typeOf } from '../request';
import type { Site } from '../site';
import type { DoctorRule } from './doctor-rule';

type Finding = Pick<Found, 'message' | 'advice'>;

const fileRule = (
  rule: Omit<DoctorRule, 'find' | 'severity'>,
  findIn: (file: PublishedFile, build: PublishedBuild, site: Site) => Finding | undefined,
): DoctorRule => ({
  ...rule,
  severity: 'error',
  *find(site) {
    const { build } = site;
    if (!build) return;
    for (const file of build.files) {
      const found = findIn(file, build, site);
      if (found) yield { at: file.at, ...found };
    }
  },
});

const UNBUILT = 'Build this theme (--theme) and this widget (--widgets), or use others on the page.';

const complete = (base: string, isPinned: boolean): string =>
  `Publish the complete output of cobble build at ${base}, ${
    isPinned
      ? 'or paste what cobble snippet --pin prints for the published build'
      : 'correct the address of the tag, or keep the files of the previous build (--keep)'
  }.`;

export const fileStatus = fileRule(
  {
    id: 'file-status',
    text: "A file that the page loads can't be fetched.",
    why: "Without the tag's file or the runtime nothing is mounted; without another file its widgets aren't.",
  },
  ({ url, path, reply }, { base, manifest, isPinned }) => {
    if (isOk(reply)) return undefined;
    const what = reply.error ? `can't be fetched: ${reply.error}` : `answers ${reply.status}`;
    const isUnbuilt = manifest && path !== url && !manifest[path] && !isPinned && reply.status === 404;
    return {
      message: `${url} ${what}${isUnbuilt ? '; the published build has no such file' : ''}`,
      advice: reply.advice ?? (isUnbuilt ? UNBUILT : complete(base, isPinned)),
    };
  },
);

const JAVASCRIPT = /^(text|application)\/(x-)?(java|ecma)script$/;

export const fileType = fileRule(
  {
    id: 'file-type',
    text: 'A file has a wrong content type, or is an HTML page.',
    why: 'Browsers run a module, and Cobble accepts a stylesheet, only with the right type. Servers of single-page applications often answer a missing file with a page.',
  },
  ({ url, kind, reply }) => {
    if (!isOk(reply) || kind === 'other') return undefined;
    if (isHtml(reply))
      return {
        message: `${url} returns an HTML page instead of a ${kind}`,
        advice:
          'Publish the file, and exclude the build from rewrites to a page, such as those for single-page applications.',
      };
    const type = typeOf(reply);
    if (kind === 'script' ? JAVASCRIPT.test(type) : type === 'text/css') return undefined;
    return {
      message: `${url} has the content type "${type}"`,
      advice: `Send Content-Type: ${kind === 'script' ? 'text/javascript' : 'text/css'}; charset=utf-8.`,
    };
  },
);

export const fileChanged = fileRule(
  {
    id: 'file-changed',
    text: "A file isn't as the build wrote it.",
    why: 'A truncated file fails to run. A minified or rewritten file may fail, and a pinned tag rejects it.',
  },
  ({ url, path, kind, reply }, { manifest, id, files }) => {
    if (id === undefined && url === files[0]?.url && isOk(reply) && !isHtml(reply))
      return {
        message: `${url} isn't a complete Cobble file`,
        advice: 'Publish the file of cobble build unmodified. If it is compressed, send its Content-Encoding.',
      };
    const written = manifest?.[path];
    if (!written || !isOk(reply) || (kind !== 'other' && isHtml(reply)) || hasIntegrity(reply.body, written.integrity))
      return undefined;
    const length = reply.body.length;
    return length < written.bytes
      ? {
          message: `${url} has ${length} of ${written.bytes} bytes`,
          advice: 'Upload the file again, and clear the caches in front of it.',
        }
      : {
          message: `${url} differs from the file in manifest.json`,
          advice: "Publish the files unmodified: don't minify, merge or rewrite them. Publish all files of one build.",
        };
  },
);

export const fileIntegrity = fileRule(
  {
    id: 'file-integrity',
    text: "A file doesn't match the integrity in the page.",
    why: 'Browsers reject the file.',
  },
  ({ url, integrity, reply }) => {
    if (integrity === undefined || !isOk(reply) || hasIntegrity(reply.body, integrity)) return undefined;
    return {
      message: `${url} doesn't match its integrity in the page, so browsers reject it`,
      advice: 'Publish the build for which cobble snippet --pin printed the tag, unmodified, or print a new tag.',
    };
  },
);

/** As in browsers, one matching hash is enough. */
const hasIntegrity = (body: Buffer, integrity: string): boolean =>
  integrity
    .trim()
    .split(/\s+/)
    .some((hash) => {
      const [, algorithm = '', digest] = /^(sha(?:256|384|512))-([^?]+)/.exec(hash) ?? [];
      // Browsers ignore unknown algorithms.
      return !algorithm || createHash(algorithm).update(body).digest('base64') === digest;
    });

export const crossOrigin = fileRule(
  {
    id: 'cors',
    text: "A file on another host doesn't allow the page to read it.",
    why: 'Browsers load modules and pinned files, and Cobble its stylesheets, with CORS.',
  },
  ({ url, needsCors, reply }, _, site) => {
    const { origin } = site.reply.url;
    if (!needsCors || !isOk(reply) || reply.url.origin === origin) return undefined;
    const allowed = reply.headers['access-control-allow-origin'];
    if (allowed === '*' || allowed === origin) return undefined;
    return {
      message: `${url} ${allowed === undefined ? 'has no Access-Control-Allow-Origin header' : `only allows ${allowed}`}`,
      advice: `Send Access-Control-Allow-Origin: * (or ${origin}) for all files of the build.`,
    };
  },
);

const DAY_SECONDS = 86_400;

export const upgrades = fileRule(
  {
    id: 'cache',
    text: 'A file whose name stays the same is cached for longer than a day.',
    why: 'After a new build, visitors keep the old file, which loads chunks that may be gone.',
  },
  ({ url, path, reply }, { id, isPinned }) => {
    const isStable = !isPinned && id !== undefined && !path.includes(`.${id}.`) && !path.startsWith('fonts/');
    const control = reply.headers['cache-control'] ?? '';
    const seconds = Number(/\bmax-age=(\d+)/i.exec(control)?.[1] ?? 0);
    if (!isStable || !isOk(reply) || (seconds <= DAY_SECONDS && !/\bimmutable\b/i.test(control))) return undefined;
    return {
      message: `${url} is cached for too long: Cache-Control: ${control}`,
      advice: 'Send Cache-Control: public, max-age=300 for files without a build id in their name.',
    };
  },
);
