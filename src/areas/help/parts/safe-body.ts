import type { ReactNode } from 'react';
import type { Host } from '../../../widgets/kit/host';
import type { bodyProps } from './article-props';

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
  /** Of a page that is drawn before there is a document: the nodes themselves. */
  readonly drawn?: ReactNode;
  /**
   * Puts it into its box: what has room on a screen or two at once, the rest a piece a frame. What stands there already,
   * as it was drawn before, stays. A click in it that leads to a heading, or to an article of the same help centre, stays
   * on the page, and a video plays that may. @returns stops it
   */
  mount(box: HTMLElement): () => void;
  /** Comes to a heading: in sight, and with the focus. */
  jump(id: string): void;
}

/** Where a body is put. */
export interface BodyPlace {
  /** The area: its root, and the page's settings with their Trusted Types policy. */
  readonly host: Pick<Host, 'id' | 'root' | 'settings'>;
  /** Where the article stands: relative links and pictures are meant from there. */
  readonly url?: string;
  /** Of what can't be shown as it is. */
  readonly texts: { readonly [name in keyof typeof bodyProps]: string };
  /** Class and heading of the table of contents. */
  readonly contents: { readonly className: string; readonly heading: string };
}
