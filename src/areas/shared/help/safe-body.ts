/** A heading of an article, for the table of contents. */
export interface BodyHeading {
  /** Its id in the article, without the prefix. */
  readonly id: string;
  readonly text: string;
  /** 2 to 6. */
  readonly level: number;
}

/** An article's body, safe to insert. */
export interface SafeBody {
  /** Blocks of it, in order. */
  readonly nodes: readonly Node[];
  readonly headings: readonly BodyHeading[];
}

/** Where the links of a body lead, and what its ids begin with. */
export interface BodyPlace {
  /** Put before each id, so that none is another's in the same root. */
  readonly prefix: string;
  /** Where the article stands: relative links and pictures are meant from there. */
  readonly url?: string;
  articleHref(id: string): string;
  headingHref(id: string): string;
}
