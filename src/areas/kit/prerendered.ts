import type { Host } from '../../widgets/kit/host';
import type { PrerenderedAnswers } from '../../widgets/kit/prerendered-answers';

/** On a server, or over server-rendered markup with answers. */
export const isPrerendered = ({ isServer, root }: Host): boolean => !!(isServer || root.querySelector('script'));

/** Reads the answers that `src/render` wrote into the markup. */
export const readPrerenderedAnswers = (root: ShadowRoot): PrerenderedAnswers => {
  // `never` fits each caller: the same call returned the answer on the server.
  let answers: Readonly<Record<string, never>> = {};
  try {
    answers = JSON.parse(root.querySelector('script')?.text ?? '{}');
  } catch {
    // Something changed the page on its way.
  }
  return { next: (inputs) => answers[JSON.stringify(inputs)] };
};
