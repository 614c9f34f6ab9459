import type { LocaleText } from './locale-text';

export const itemCategories = ['world', 'skins', 'textures', 'mashup', 'addon'] as const;

/** What a marketplace item is. */
export type ItemCategory = (typeof itemCategories)[number];

/** An item of the marketplace, before a call writes it out. Prices are Minecoins. */
export interface Item {
  readonly productId: string;
  /** `lantern-caves`: stands in the item page's address. */
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly category: ItemCategory;
  readonly description: string;
  readonly tags: readonly string[];
  /** From 0 (not rated) to 5, by tenths. */
  readonly rating: number;
  readonly ratingCount: number;
  readonly price: number;
  /** Before the sale; there only while there is one. */
  readonly originalPrice?: number;
  /** Year-month-day. */
  readonly releaseDate: string;
  readonly inPass: boolean;
  /** Larger is more popular. */
  readonly downloads: number;
}

/** What a category is called. */
export const categoryLabels: Readonly<Record<ItemCategory, LocaleText>> = {
  world: ['World', 'Värld', 'Welt'],
  skins: ['Skin pack', 'Skinpaket', 'Skin-Paket'],
  textures: ['Texture pack', 'Texturpaket', 'Texturpaket'],
  mashup: ['Mash-up', 'Mashup', 'Mash-up'],
  addon: ['Add-on', 'Tillägg', 'Add-on'],
};
