import { safeUrl } from '../../../widgets/kit/safe-url';
import type { BodyPlace } from './safe-body';

/** What stands in the place of an article of any length: where it can be read, if the service says so (threat 9). */
export const tooLong = ({ url, texts }: BodyPlace): HTMLElement => {
  const words = document.createElement('p');
  words.append(texts.tooLongText, ' ');
  const href = safeUrl(url);
  if (href) words.append(Object.assign(document.createElement('a'), { href, textContent: texts.elsewhereText }));
  return words;
};
