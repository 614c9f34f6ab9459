import { pageAddress } from '../../kit/page-address';
import { bodyAddress } from './body-address';
import { mayPlay } from './may-play';
import { playVideo } from './play-video';
import { prefixOf } from './prefix-of';
import type { BodyPiece, BodyPlace, SafeBody } from './safe-body';

/** Pieces that are put in at once. An article with more is laid out piece by piece, and only where it is in sight. */
const atOnce = 3;

/** A cleaned body with what can be done with it. */
export const placeBody = (pieces: readonly BodyPiece[], place: BodyPlace): SafeBody => {
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
    const target = place.host.root.getElementById(prefixOf(place) + id);
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
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link) return;
      const { heading, article, video } = link.dataset;
      const plays = video !== undefined && !!link.href && mayPlay(link.href, place.host.settings);
      if (
        (!plays && (heading ?? article) === undefined) ||
        event.button ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      if (plays) return playVideo(link);
      if (article) return pageAddress.go(bodyAddress.article(article));
      if (heading === undefined) return;
      pageAddress.go(bodyAddress.heading(heading));
      jump(heading);
    },
  };
};
