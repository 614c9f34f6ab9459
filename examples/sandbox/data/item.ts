import type { LocaleText } from './locale-text';

export const itemCategories = ['world', 'skins', 'textures', 'mashup', 'addon'] as const;

export type ItemCategory = (typeof itemCategories)[number];

/** Prices are in Minecoins. */
export interface Item {
  readonly productId: string;
  /** The item's name in URLs: `lantern-caves`. */
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly category: ItemCategory;
  readonly description: string;
  readonly tags: readonly string[];
  /** From 0 (not rated) to 5, in steps of 0.1. */
  readonly rating: number;
  readonly ratingCount: number;
  readonly price: number;
  /** The price before a sale. Only set during the sale. */
  readonly originalPrice?: number;
  /** Year-month-day. */
  readonly releaseDate: string;
  readonly inPass: boolean;
  readonly downloads: number;
}

export const categoryLabels: Readonly<Record<ItemCategory, LocaleText>> = {
  world: ['World', 'Värld', 'Welt'],
  skins: ['Skin pack', 'Skinpaket', 'Skin-Paket'],
  textures: ['Texture pack', 'Texturpaket', 'Texturpaket'],
  mashup: ['Mash-up', 'Mashup', 'Mash-up'],
  addon: ['Add-on', 'Tillägg', 'Add-on'],
};
