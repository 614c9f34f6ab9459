import type { ReactNode } from 'react';
import type { Host } from '../../../widgets/kit/host';
import type { bodyProps } from './article-props';

/** A heading of an article. */
export interface BodyHeading {
  /** The id without the prefix. */
  readonly id: string;
  readonly text: string;
  /** 2 to 6. */
  readonly level: number;
}

/** A sanitised part of an article. */
export interface BodyPiece {
  /** The element to append it to; null for the article's box. */
  readonly to: Element | null;
  readonly nodes: readonly Node[];
  /** The box that we put around the part. */
  readonly block?: HTMLElement;
}

/** An article's body, safe to insert. */
export interface SafeBody {
  /** The nodes, on a server. */
  readonly drawn?: ReactNode;
  /**
   * Inserts the body: the first screens at once, then one piece per frame. Equal server-rendered nodes stay. Links to
   * headings and to articles of the help centre open on this page, and allowed videos play. @returns stops inserting
   */
  mount(box: HTMLElement): () => void;
  /** Scrolls to a heading and focuses it. */
  jump(id: string): void;
}

/** The surroundings of a body. */
export interface BodyPlace {
  /** The area. */
  readonly host: Pick<Host, 'id' | 'root' | 'settings'>;
  /** The article's URL: the base of relative URLs. */
  readonly url?: string;
  readonly texts: { readonly [name in keyof typeof bodyProps]: string };
  /** The table of contents. */
  readonly contents: { readonly className: string; readonly heading: string };
}
