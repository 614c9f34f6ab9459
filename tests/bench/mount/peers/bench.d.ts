/** What the page of the bench counts with. */
interface Window {
  bench: {
    mounted(): void;
    gone(): void;
    /** Set by peers that do not see a changed attribute. */
    update?(price: string): void;
    /** Set by peers that have to be told what is removed. */
    remove?(): void;
    /** Set by peers that do not see what the page puts in late. */
    insert?(elements: Iterable<HTMLElement>): void;
  };
}
