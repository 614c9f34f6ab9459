/** Markup whose pictures are those of the example pages, with the address that they have from the catalogue. */
export const placeArt = (markup: string, art: string): string => markup.replaceAll('/examples/pages/art/', art);
