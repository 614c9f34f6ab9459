import { pageAddress } from '../../kit/page-address';
import { bodyAddress } from './article-urls';
import { bodyParts } from './body-parts';
import { ID_PREFIX } from './headings';
import type { BodyPiece, BodyPlace, SafeBody } from './safe-body';
import { mayPlay } from './videos';

export const placeBody = (pieces: readonly BodyPiece[], place: BodyPlace): SafeBody => new PlacedBody(pieces, place);

class PlacedBody implements SafeBody {
  private remaining: BodyPiece[] = [];
  private box: Element | undefined;
  private frame = 0;

  constructor(
    private readonly pieces: readonly BodyPiece[],
    private readonly place: BodyPlace,
  ) {}

  mount(box: HTMLElement): () => void {
    box.onclick = (click) => this.follow(click);
    if (this.pieces.length > bodyParts.firstPieces)
      for (const { block } of this.pieces) block?.toggleAttribute('data-far', true);
    if (box.firstChild && this.isPrerendered(box)) {
      this.remaining = [];
      return () => {};
    }
    this.start(box);
    box.replaceChildren();
    // A hidden page doesn't run animation frames, so insert everything at once.
    this.insert(document.hidden ? Infinity : bodyParts.firstPieces);
    if (this.remaining.length) this.frame = requestAnimationFrame(() => this.insertNext());
    return () => cancelAnimationFrame(this.frame);
  }

  jump(id: string): void {
    this.insert(Infinity);
    const target = this.place.host.root.getElementById(ID_PREFIX + id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }

  private start(box: Element): void {
    this.box = box;
    this.remaining = [...this.pieces];
  }

  private insert(count: number): void {
    for (const { to, nodes } of this.remaining.splice(0, count)) (to ?? this.box)?.append(...nodes);
  }

  private insertNext(): void {
    this.insert(1);
    if (this.remaining.length) this.frame = requestAnimationFrame(() => this.insertNext());
  }

  /** Whether the server-rendered nodes equal the new ones. If so, `mount` keeps the old nodes and their focus. */
  private isPrerendered(box: Element): boolean {
    // Make server-rendered links absolute, like the links of the new nodes.
    for (const link of box.querySelectorAll<HTMLAnchorElement>('a[href]')) link.setAttribute('href', link.href);
    const expected = box.cloneNode() as Element;
    this.start(expected);
    this.insert(Infinity);
    this.box = box;
    // Join adjacent text nodes, as a parser does.
    const copy = expected.cloneNode(true);
    copy.normalize();
    return box.isEqualNode(copy);
  }

  private follow(click: MouseEvent): void {
    const link = click.target instanceof Element && click.target.closest('a');
    if (!link || click.button || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    const { heading, article, video } = link.dataset;
    if (video !== undefined && link.href && mayPlay(link.href, this.place.host.settings)) {
      click.preventDefault();
      import('./play-video').then(
        ({ default: playVideo }) => playVideo(link, this.place.host.settings),
        () => location.assign(link.href),
      );
    } else if (article) {
      click.preventDefault();
      pageAddress.go(bodyAddress.article(article, heading));
    } else if (heading !== undefined) {
      click.preventDefault();
      pageAddress.go(bodyAddress.heading(heading));
      this.jump(heading);
    }
  }
}
