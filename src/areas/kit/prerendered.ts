import type { DrawnAnswers } from '../../widgets/kit/drawn-answers';
import type { Host } from '../../widgets/kit/host';

/** Reports whether the area is being rendered on a server, or mounts over server-rendered markup with answers. */
export const isPrerendered = ({ isDrawing, root }: Host): boolean => !!(isDrawing || root.querySelector('script'));

/** Reads the answers in an area's server-rendered markup, as `src/render` writes them. */
export const readPrerenderedAnswers = (root: ShadowRoot): DrawnAnswers => {
  // `never` fits every caller: the same call of this build returned the answer on the server.
  let answers: Readonly<Record<string, never>> = {};
  try {
    answers = JSON.parse(root.querySelector('script')?.text ?? '{}');
  } catch {
    // Something changed the page on its way: the area sends its requests.
  }
  return { next: (inputs) => answers[JSON.stringify(inputs)] };
};
