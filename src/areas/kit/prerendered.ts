import type { DrawnAnswers } from '../../widgets/kit/drawn-answers';
import type { Host } from '../../widgets/kit/host';

export const isPrerendered = ({ isDrawing, root }: Host): boolean => !!(isDrawing || root.querySelector('script'));

export const readPrerenderedAnswers = (root: ShadowRoot): DrawnAnswers => {
  let answers: Readonly<Record<string, never>> = {};
  try {
    answers = JSON.parse(root.querySelector('script')?.text ?? '{}');
  } catch {
    // Something between server and browser has changed the page.
  }
  return { next: (inputs) => answers[JSON.stringify(inputs)] };
};
