import { pageAddress } from '../page-address';
import { bodyAddress } from './body-address';
import type { BodyPiece, BodyPlace, SafeBody } from './safe-body';

/** Pieces that are put in at once. An article with more is laid out piece by piece, and only where it is in sight. */
const atOnce = 3;

/** A cleaned body with what can be done with it. */
export const placeBody = (pieces: readonly BodyPiece[], { root, prefix }: BodyPlace): SafeBody => {
  let rest: BodyPiece[] = [];
  let into: Element;
  let frame = 0;

  const put = (count: number) => {
    for (const { to, nodes } of rest.splice(0, count)) (to ?? into).append(...nodes);
  };
  const later = () => {
    put(1);
    if (rest.length) frame = requestAnimationFrame(later);
  };
  const jump: SafeBody['jump'] = (id) => {
    put(Infinity);
    const target = root.getElementById(prefix + id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };

  return {
    mount(box) {
      into = box;
      box.replaceChildren();
      rest = [...pieces];
      if (rest.length > atOnce) for (const { block } of rest) block?.toggleAttribute('data-far', true);
      // A page that is not seen has no frames, and nobody who waits.
      put(document.hidden ? Infinity : atOnce);
      if (rest.length) frame = requestAnimationFrame(later);
      return () => cancelAnimationFrame(frame);
    },
    jump,
    follow(event) {
      const { heading, article } = (event.target as Element).closest<HTMLElement>('a')?.dataset ?? {};
      if ((heading ?? article) === undefined || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (article) return pageAddress.go(bodyAddress.article(article));
      pageAddress.go(bodyAddress.heading(heading!));
      jump(heading!);
    },
  };
};
