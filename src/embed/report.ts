import { distance } from 'fastest-levenshtein';
import type { Phase } from '../loader/types';
import { log } from '../platform/log';
import { nameOf } from '../platform/name-of';
import { isPropError, type PropError } from '../widgets/kit/prop-error';

const NAMES = __WIDGETS__.trim().split(' ');

/**
 * Logs a failed widget (LDR-6).
 *
 * @param failedPhase a widget with an unknown name fails because it has no chunk
 * @returns the details of `cobble:error`
 */
const report = (
  element: Element,
  widget: string,
  failedPhase: Phase,
  cause: unknown,
): { phase: Phase; error: Error } => {
  const phase = NAMES.includes(widget) ? failedPhase : 'name';
  const error = new Error(describe(widget, phase, cause), { cause });
  log(
    'error',
    `cobble: ${error.message}\nThe fallback stays. Element: ${nameOf(element)}`,
    element,
    // Omit a `PropError`, whose stack only shows Cobble's code.
    ...(cause instanceof Error && !isPropError(cause) ? [cause] : []),
  );
  return { phase, error };
};
export default report;

const describe = (widget: string, phase: Phase, cause: unknown): string => {
  // Browsers end some messages with a full stop.
  const message = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
  if (phase === 'name') {
    if (__OTHER_WIDGETS__.split(' ').includes(widget))
      return `this build doesn't contain the widget '${widget}'. Fix: add it to --widgets of cobble build: ${[...NAMES, widget].join()}.`;
    const near = nearest(widget);
    return `unknown widget '${widget}'. Fix: ${near ? `use '${near}'.` : `use one of ${NAMES.join(', ')}.`}`;
  }
  if (cause instanceof DOMException && cause.name === 'NotSupportedError') {
    return `${widget}: this element can't have a shadow root, or another script has added one. Fix: put data-widget on a separate <div>.`;
  }
  if (!hasAdoptedSheets()) {
    return `${widget}: this browser doesn't support constructable stylesheets (Chrome 99, Firefox 101, Safari 16.4). Fix: add a useful fallback to the element.`;
  }
  if (phase === 'load') {
    const script = rejectedScript(message);
    if (script)
      return `${widget}: ${script} isn't JavaScript, or is incomplete. Fix: publish the complete output folder of one build, and exclude it from rewrites to an HTML page.`;
    return cause === undefined || cause === null
      ? `${widget}: its files didn't load within 9 seconds. Fix: check that the chunks and stylesheets next to the pasted file are reachable.`
      : `${widget}: its files couldn't be loaded: ${message}. Fix: publish the complete output folder of one build, and allow it in the page's policy (script-src, connect-src).`;
  }
  if (isPropError(cause)) return describeProp(widget, cause);
  return `${widget}: rendering failed: ${message}.`;
};

/**
 * Returns the URL of a chunk that was retried despite status 200, because the browser rejected its content. If the
 * error contains no URL, returns the last such chunk.
 */
const rejectedScript = (message: string): string | undefined => {
  if (message.includes('.css')) return undefined;
  const rejected = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, responseStatus }) => responseStatus === 200 && /\/chunks\/[\w-]+\.\w+\.js\?\d+$/.test(name),
  );
  const named = /https?:\S+/.exec(message)?.[0];
  return rejected.findLast(({ name }) => !named || name === named)?.name.replace(/\?\d+$/, '');
};

const describeProp = (widget: string, { message: attribute }: PropError): string =>
  attribute === 'data-props'
    ? `${widget}: data-props isn't a JSON object. Fix: write it like data-props='{"title": "…"}', with names in double quotes.`
    : `${widget}: the required ${attribute} is missing. Fix: add ${attribute}="…" to the element, or its prop to data-props.`;

/** Whether the browser has constructable stylesheets, tested as widgets use them. */
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
