import type { Host } from '../../widgets/kit/host';
import type { PrerenderedAnswers } from '../../widgets/kit/prerendered-answers';

/** True on a server, and in a browser if the markup contains server-rendered data. */
export const isPrerendered = ({ isServer, root }: Host): boolean => !!(isServer || root.querySelector('script'));

export const readPrerenderedAnswers = (root: ShadowRoot): PrerenderedAnswers => {
  // Use `never`, which is assignable to every type. Each answer has the type that the caller expects, because the
  // server made the same call.
  let answers: Readonly<Record<string, never>> = {};
  try {
    answers = JSON.parse(root.querySelector('script')?.text ?? '{}');
  } catch {
    // If a proxy has broken the JSON, request the answers again.
  }
  return { next: (inputs) => answers[JSON.stringify(inputs)] };
};
