import { distance } from 'fastest-levenshtein';
import type { ErrorDetail, ErrorReason } from '../loader/error-detail';
import type { Phase } from '../loader/types';
import { log } from '../platform/log';
import { nameOf } from '../platform/name-of';
import { isPropError, type PropError } from '../widgets/kit/prop-error';

const NAMES = __WIDGETS__.trim().split(' ');

interface Problem {
  readonly reason: ErrorReason;
  readonly message: string;
  readonly url?: string | undefined;
}

/**
 * Logs a failed widget (LDR-6).
 *
 * @param failedPhase For an unknown widget, this is `load`, because its chunk doesn't exist
 * @returns properties that the loader adds to the detail of `cobble:error`
 */
const report = (
  element: Element,
  widget: string,
  failedPhase: Phase,
  cause: unknown,
): Omit<ErrorDetail, 'widget'> & { readonly error: Error } => {
  const phase = NAMES.includes(widget) ? failedPhase : 'name';
  const { reason, message, url } = problemOf(widget, phase, cause);
  const error = new Error(message, { cause });
  log(
    'error',
    `cobble: ${message}\nThe fallback stays. Element: ${nameOf(element)}`,
    element,
    // Omit a `PropError`: its stack shows only Cobble's code.
    ...(cause instanceof Error && !isPropError(cause) ? [cause] : []),
  );
  return { phase, error, reason, build: __BUILD__, ...(url && { url }) };
};
export default report;

const problemOf = (widget: string, phase: Phase, cause: unknown): Problem => {
  if (phase === 'name') return nameProblem(widget);
  if (cause instanceof DOMException && cause.name === 'NotSupportedError') {
    return {
      reason: 'no-shadow-root',
      message: `${widget}: this element can't have a shadow root, or another script has added one. Fix: put data-widget on a separate <div>.`,
    };
  }
  if (!hasAdoptedSheets()) {
    return {
      reason: 'old-browser',
      message: `${widget}: this browser doesn't support constructable stylesheets (Chrome 99, Firefox 101, Safari 16.4). Fix: add a useful fallback to the element.`,
    };
  }
  if (phase === 'load') return loadProblem(widget, cause);
  if (isPropError(cause)) return propProblem(widget, cause);
  return { reason: 'exception', message: `${widget}: rendering failed: ${messageOf(cause)}.` };
};

/** Removes the final full stop of some browsers' messages. */
const messageOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');

const nameProblem = (widget: string): Problem => {
  if (__OTHER_WIDGETS__.split(' ').includes(widget))
    return {
      reason: 'not-in-build',
      message: `this build doesn't contain the widget '${widget}'. Fix: add it to --widgets of cobble build: ${[...NAMES, widget].join()}.`,
    };
  const near = nearest(widget);
  return {
    reason: 'unknown-widget',
    message: `unknown widget '${widget}'. Fix: ${near ? `use '${near}'.` : `use one of ${NAMES.join(', ')}.`}`,
  };
};

const loadProblem = (widget: string, cause: unknown): Problem => {
  const message = messageOf(cause);
  const file = fileIn(message);
  const script = rejectedScript(file);
  if (script)
    return {
      reason: 'wrong-file',
      message: `${widget}: ${script} isn't JavaScript, or is incomplete. Fix: publish the complete output folder of one build, and exclude it from rewrites to an HTML page.`,
      url: script,
    };
  if (cause === undefined || cause === null)
    return {
      reason: 'timeout',
      message: `${widget}: its files didn't load within 9 seconds. Fix: check that the chunks and stylesheets next to the pasted file are reachable.`,
    };
  return {
    reason: 'network',
    message: `${widget}: its files couldn't be loaded: ${message}. Fix: publish the complete output folder of one build, and allow it in the page's policy (script-src, connect-src).`,
    url: withoutQuery(file ?? failedRequest()),
  };
};

/** Keeps the query, by which `rejectedScript` recognises retries. */
const fileIn = (message: string): string | undefined => /https?:\S+/.exec(message)?.[0];

const withoutQuery = (url: string | undefined): string | undefined => url?.replace(/\?.*/, '');

const RETRIED = /\/chunks\/[\w-]+\.\w+\.js\?\d+$/;

const resources = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[];

const failedRequest = (): string | undefined =>
  resources().findLast(({ name, responseStatus: status }) => {
    if (!name.includes(`.${__BUILD__}.`)) return false;
    // Safari lacks `responseStatus`. There, a retry's URL shows that the file failed.
    return status === undefined ? RETRIED.test(name) : status === 0 || status >= 400;
  })?.name;

/**
 * Returns the URL of a chunk that the browser rejected despite the status 200.
 *
 * @param file the only URL to check; default: all chunks, latest first
 */
const rejectedScript = (file: string | undefined): string | undefined => {
  const rejected = resources().findLast(
    ({ name, responseStatus }) => responseStatus === 200 && RETRIED.test(name) && (!file || name === file),
  );
  return withoutQuery(rejected?.name);
};

const propProblem = (widget: string, { message: attribute }: PropError): Problem =>
  attribute === 'data-props'
    ? {
        reason: 'invalid-props',
        message: `${widget}: data-props isn't a JSON object. Fix: write it like data-props='{"title": "…"}', with names in double quotes.`,
      }
    : {
        reason: 'missing-prop',
        message: `${widget}: the required ${attribute} is missing. Fix: add ${attribute}="…" to the element, or its prop to data-props.`,
      };

const hasAdoptedSheets = () => {
  try {
    new CSSStyleSheet();
    return 'adoptedStyleSheets' in Document.prototype;
  } catch {
    return false;
  }
};

const nearest = (name: string) => {
  const ranked = NAMES.map((known) => ({ known, far: distance(known, name) })).sort((a, b) => a.far - b.far);
  return ranked[0] && ranked[0].far <= Math.max(2, name.length / 3) ? ranked[0].known : undefined;
};
