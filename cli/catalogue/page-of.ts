/** The page of a widget in the catalogue's folder. */
export const pageOf = (widget: string): string => `${widget}.html`;
