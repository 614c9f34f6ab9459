import type { Host } from '../../widgets/kit/host';
import type { PrerenderedAnswers } from '../../widgets/kit/prerendered-answers';

/** True on a server, and in a browser if the server-rendered markup contains answers. */
export const isPrerendered = ({ isServer, root }: Host): boolean => !!(isServer || root.querySelector('script'));

export const readPrerenderedAnswers = (root: ShadowRoot): PrerenderedAnswers => {
  // Values of type `never` are assignable to every caller's type. This is safe: on the server, the same call returned
  // them.
  let answers: Readonly<Record<string, never>> = {};
  try {
    answers = JSON.parse(root.querySelector('script')?.text ?? '{}');
  } catch {
    // If a proxy has broken the JSON, request the answers again.
  }
  return { next: (inputs) => answers[JSON.stringify(inputs)] };
};
