/** A heading of an article, as the table of contents lists it. */
export interface BodyHeading {
  /** Its id in the article, without the prefix. */
  readonly id: string;
  readonly text: string;
  /** 2 to 6. */
  readonly level: number;
}

/** An article's body, safe to insert. */
export interface SafeBody {
  /** Its table of contents when it is long, then blocks of it, in order. */
  readonly nodes: readonly Node[];
  /** Comes to a heading: in sight, and with the focus. */
  jump(id: string): void;
  /** For clicks: what leads to a heading, or to an article of the same help centre, stays on the page. */
  follow(event: MouseEvent): void;
}

/** Where a body is put. */
export interface BodyPlace {
  readonly root: ShadowRoot;
  /** Put before each id, so that none is another's in the same root. */
  readonly prefix: string;
  /** Where the article stands: relative links and pictures are meant from there. */
  readonly url?: string;
  /** Class and heading of the table of contents. */
  readonly contents: { readonly className: string; readonly heading: string };
}
