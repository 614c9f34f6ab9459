import type { Settings } from '../../../services/settings';

/** A heading of an article, as the table of contents lists it. */
export interface BodyHeading {
  /** Its id in the article, without the prefix. */
  readonly id: string;
  readonly text: string;
  /** 2 to 6. */
  readonly level: number;
}

/** A part of an article's body, cleaned, and what it goes into: null for the article's own box. */
export interface BodyPiece {
  readonly to: Element | null;
  readonly nodes: readonly Node[];
  /** A box of ours round the part. */
  readonly block?: HTMLElement;
}

/** An article's body, safe to insert. */
export interface SafeBody {
  /** Puts it into its box: what has room on a screen or two at once, the rest a piece a frame. @returns stops it */
  mount(box: Element): () => void;
  /** Comes to a heading: in sight, and with the focus. */
  jump(id: string): void;
  /** For clicks: what leads to a heading, or to an article of the same help centre, stays on the page. */
  follow(event: MouseEvent): void;
}

/** Where a body is put. */
export interface BodyPlace {
  readonly root: ShadowRoot;
  /** The page's, with its Trusted Types policy. */
  readonly settings: Settings;
  /** Put before each id, so that none is another's in the same root. */
  readonly prefix: string;
  /** Where the article stands: relative links and pictures are meant from there. */
  readonly url?: string;
  /** Class and heading of the table of contents. */
  readonly contents: { readonly className: string; readonly heading: string };
}
