import type { DrawnAnswers } from '../../widgets/kit/drawn-answers';
import type { Host } from '../../widgets/kit/host';

/** On a server, or over server-rendered markup with answers. */
export const isPrerendered = ({ isDrawing, root }: Host): boolean => !!(isDrawing || root.querySelector('script'));

/** Reads the answers that `src/render` wrote into the markup. */
export const readPrerenderedAnswers = (root: ShadowRoot): DrawnAnswers => {
  let answers: Readonly<Record<string, never>> = {};
  try {
    answers = JSON.parse(root.querySelector('script')?.text ?? '{}');
  } catch {
    // Something changed the page on its way.
  }
  return { next: (inputs) => answers[JSON.stringify(inputs)] };
};
