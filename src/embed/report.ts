import { distance } from 'fastest-levenshtein';
import type { Phase } from '../loader/types';
import { log } from '../platform/log';
import { nameOf } from '../platform/name-of';

/** LDR-6. */
const report = (element: Element, widget: string, phase: Phase, cause: unknown): Error => {
  const error = new Error(describe(widget, phase, cause), { cause });
  log(
    'error',
    `cobble: ${error.message}\nThe fallback stays. Element: ${nameOf(element)}`,
    element,
    ...(cause instanceof Error ? [cause] : []),
  );
  return error;
};
export default report;

const describe = (widget: string, phase: Phase, cause: unknown): string => {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (phase === 'name') {
    const names = __WIDGETS__.trim().split(' ');
    const near = nearest(names, widget);
    return `unknown widget '${widget}': ${near ? `did you mean '${near}'?` : `this bundle has ${names.join(', ')}.`}`;
  }
  if (cause instanceof DOMException && cause.name === 'NotSupportedError') {
    return `${widget}: this element can hold no widget, or something else has made its shadow root: put data-widget on a <div> of its own.`;
  }
  if (!hasAdoptedSheets()) {
    return `${widget}: this browser has no constructable stylesheets, by which widgets are styled (Chrome 99, Firefox 101, Safari 16.4 and later have them). Nothing is to be mended in the page: give the element a fallback that serves.`;
  }
  if (phase === 'load') {
    return cause === undefined || cause === null
      ? `${widget}: its files did not answer within 9 seconds. Are the chunks and stylesheets beside the pasted file reachable?`
      : `${widget}: its files could not be loaded: ${message}. Publish the whole output folder of one build, and allow it in the page's policy (script-src, connect-src).`;
  }
  if (phase === 'props') {
    return message === 'data-props'
      ? `${widget}: data-props is no JSON object: write it as data-props='{"title": "…"}', the names in double quotes.`
      : `${widget}: ${message} is required and missing: add ${message}="…" to the element, or its name to data-props.`;
  }
  return `${widget}: ${phase === 'render' ? 'rendering' : 'an effect'} failed: ${message}.`;
};

const hasAdoptedSheets = () => {
  try {
    new CSSStyleSheet();
    return 'adoptedStyleSheets' in Document.prototype;
  } catch {
    return false;
  }
};

const nearest = (names: readonly string[], name: string) => {
  const ranked = names.map((known) => ({ known, far: distance(known, name) })).sort((a, b) => a.far - b.far);
  return ranked[0] && ranked[0].far <= Math.max(2, name.length / 3) ? ranked[0].known : undefined;
};
