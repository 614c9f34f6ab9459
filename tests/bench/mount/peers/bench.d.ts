interface Window {
  bench: {
    mounted(): void;
    gone(): void;
    /** Set by peers that don't observe attributes. */
    update?(price: string): void;
    /** Set by peers that don't observe removed nodes. */
    remove?(): void;
    /** Set by peers that don't observe added nodes. */
    insert?(elements: Iterable<HTMLElement>): void;
  };
}
