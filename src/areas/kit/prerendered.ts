import type { DrawnAnswers } from '../../widgets/kit/drawn-answers';
import type { Host } from '../../widgets/kit/host';

export const isPrerendered = ({ isDrawing, root }: Host): boolean => !!(isDrawing || root.querySelector('script'));

/** `src/render` wrote these into the markup. */
export const readPrerenderedAnswers = (root: ShadowRoot): DrawnAnswers => {
  let answers: Readonly<Record<string, never>> = {};
  try {
    answers = JSON.parse(root.querySelector('script')?.text ?? '{}');
  } catch {
    // Something changed the page on its way.
  }
  return { next: (inputs) => answers[JSON.stringify(inputs)] };
};
