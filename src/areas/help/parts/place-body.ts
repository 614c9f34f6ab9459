import { pageAddress } from '../../kit/page-address';
import { bodyAddress } from './body-address';
import { bodyParts } from './body-parts';
import { idPrefix } from './id-prefix';
import { mayPlay } from './may-play';
import { playVideo } from './play-video';
import type { BodyPiece, BodyPlace, SafeBody } from './safe-body';

/** A cleaned body with what can be done with it. */
export const placeBody = (pieces: readonly BodyPiece[], place: BodyPlace): SafeBody => {
  let rest: BodyPiece[] = [];
  let into: Element;
  let frame = 0;

  const put = (count: number) => {
    for (const { to, nodes } of rest.splice(0, count)) (to ?? into).append(...nodes);
  };
  /** Whether all of it was drawn before, and the same: the focus, and what is selected in it, stay then. */
  const stands = (box: Element) => {
    if (!box.firstChild) return false;
    // A page that has told no address has its own parameters alone in such links.
    for (const link of box.querySelectorAll<HTMLAnchorElement>('a[href]')) link.setAttribute('href', link.href);
    const whole = box.cloneNode();
    into = whole as Element;
    put(Infinity);
    into = box;
    rest = [...pieces];
    // Texts beside one another are one where they were read from a page.
    const copy = whole.cloneNode(true);
    copy.normalize();
    return box.isEqualNode(copy);
  };
  const later = () => {
    put(1);
    if (rest.length) frame = requestAnimationFrame(later);
  };
  const jump: SafeBody['jump'] = (id) => {
    put(Infinity);
    const target = place.host.root.getElementById(idPrefix + id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };

  /** For clicks. */
  const follow = (event: MouseEvent) => {
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
    if (article) return pageAddress.go(bodyAddress.article(article, heading));
    if (heading === undefined) return;
    pageAddress.go(bodyAddress.heading(heading));
    jump(heading);
  };

  return {
    mount(box) {
      box.onclick = follow;
      into = box;
      rest = [...pieces];
      if (rest.length > bodyParts.atOnce) for (const { block } of rest) block?.toggleAttribute('data-far', true);
      if (stands(box)) {
        rest = [];
        return () => {};
      }
      box.replaceChildren();
      // A page that is not seen has no frames, and nobody who waits.
      put(document.hidden ? Infinity : bodyParts.atOnce);
      if (rest.length) frame = requestAnimationFrame(later);
      return () => cancelAnimationFrame(frame);
    },
    jump,
  };
};
