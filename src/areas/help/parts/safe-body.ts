import type { ReactNode } from 'react';
import type { Host } from '../../../widgets/kit/host';
import type { bodyProps } from './article-props';

export interface BodyHeading {
  /** Without the prefix. */
  readonly id: string;
  readonly text: string;
  /** 2 to 6. */
  readonly level: number;
}

/** A sanitised part of an article. */
export interface BodyPiece {
  /** The parent; null for the article's box. */
  readonly to: Element | null;
  readonly nodes: readonly Node[];
  /** Our box around the part. */
  readonly block?: HTMLElement;
}

/** An article's body, safe to insert. */
export interface SafeBody {
  /** The nodes, on a server. */
  readonly rendered?: ReactNode;
  /** Inserts the first pieces at once, then one per frame. Equal server-rendered nodes stay. @returns stops */
  mount(box: HTMLElement): () => void;
  jump(id: string): void;
}

export interface BodyPlace {
  readonly host: Pick<Host, 'id' | 'root' | 'settings'>;
  /** The article's URL: the base of relative URLs. */
  readonly url?: string;
  readonly texts: { readonly [name in keyof typeof bodyProps]: string };
  readonly contents: { readonly className: string; readonly heading: string };
}
