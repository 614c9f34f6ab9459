interface Window {
  bench: {
    mounted(): void;
    gone(): void;
    /** Only peers that don't observe attributes define this method. */
    update?(price: string): void;
    /** Only peers that don't observe removed nodes define this method. */
    remove?(): void;
    /** Only peers that don't observe added nodes define this method. */
    insert?(elements: Iterable<HTMLElement>): void;
  };
}
