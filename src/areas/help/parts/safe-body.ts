import type { ReactNode } from 'react';
import type { Host } from '../../../widgets/kit/host';
import type { bodyProps } from './article-props';

export interface BodyHeading {
  /** The id without `ID_PREFIX`. */
  readonly id: string;
  readonly text: string;
  /** 2 to 6. */
  readonly level: number;
}

export interface BodyPiece {
  readonly to: Element | null;
  readonly nodes: readonly Node[];
  readonly block?: HTMLElement;
}

export interface SafeBody {
  /** The body as React nodes; set only on a server. */
  readonly rendered?: ReactNode;
  /** Inserts the first parts of the body at once, then one per frame. */
  mount(box: HTMLElement): () => void;
  jump(id: string): void;
}

export interface BodyPlace {
  readonly host: Pick<Host, 'id' | 'root' | 'settings'>;
  readonly url?: string;
  readonly texts: { readonly [name in keyof typeof bodyProps]: string };
  readonly contents: { readonly className: string; readonly heading: string };
}
