import type { Opened } from '../opened';

export interface RecordedArea {
  readonly area: string;
  readonly attributes?: string;
  /** The page's settings, except the sign-in settings. */
  readonly config?: object;
  /** The page's query. Default: `?sandbox=recorded`. */
  readonly search?: string;
  readonly signedIn?: boolean;
  readonly refused?: boolean;
  readonly act?: (opened: Opened) => Promise<unknown>;
  readonly says: RegExp;
}

const form = { helpCentre: { ticketFormId: '24418771900001' } };
const toItem = 'data-item-href="/item?mp-item={productId}"';
const lantern = 'data-product-id="9REC0LANTERN"';

export const recordedAreas: readonly RecordedArea[] = [
  { area: 'sign-in', attributes: 'data-profile-href="/profile"', signedIn: true, says: /Pixelfox42/ },
  { area: 'content-categories', says: /Marketplace.*Community/ },
  { area: 'help-centre', says: /Above ground.*Light.*Bees.*Lanterns & what burns in them/s },
  {
    area: 'help-search',
    search: '?sandbox=recorded&hc-q=lantern',
    says: /Lanterns & what burns in them.*beeswax & glow oil.*Fuel from bees/s,
  },
  {
    area: 'help-article',
    attributes: 'data-article-id="24418770033024"',
    says: /Lanterns & what burns in them.*October \d+, 2026.*What burns.*Beeswax.*11½.*Lighting one/s,
  },
  {
    area: 'help-article',
    attributes: 'data-article-id="1"',
    search: '?sandbox=recorded:missing',
    refused: true,
    says: /isn’t available/,
  },
  { area: 'server-status', says: /Shared worlds in the north are slow to open.*South: as always/s },
  {
    area: 'support-ticket',
    config: form,
    says: /Trouble with a lantern.*What you did, and what a lantern did then\..*Where does it hang\?.*A room › The ceiling.*Since when\?.*How many lanterns\?.*A kind of field that came later/s,
  },
  {
    area: 'support-ticket',
    attributes: 'data-form-id="1"',
    search: '?sandbox=recorded:missing',
    refused: true,
    says: /form is closed/,
  },
  {
    area: 'marketplace-search',
    says: /51 items.*Twelve lanterns, one evening.*Mossworks.*Lantern Week: what is on.*A word without a picture/s,
  },
  {
    area: 'marketplace-item',
    attributes: 'data-product-id="5b0c7a4e-0000-4000-8000-00000000d001"',
    says: /The Lantern Hall.*Pebble & Sons.*830.*1,170.*Sixty lanterns/s,
  },
  {
    area: 'marketplace-item',
    attributes: 'data-product-id="1"',
    search: '?sandbox=recorded:missing',
    refused: true,
    says: /isn’t in the marketplace/,
  },
  {
    area: 'marketplace-popular',
    attributes: toItem,
    signedIn: true,
    says: /The Lantern Hall.*Glow Oil & Other Goods.*うみの灯台.*kapitänsmützen/s,
  },
  { area: 'marketplace-promotions', attributes: toItem, says: /The Lantern Hall.*うみの灯台/s },
  { area: 'marketplace-new', attributes: toItem, says: /Lantern/ },
  { area: 'marketplace-pass', attributes: toItem, says: /The Lantern Hall.*うみの灯台/s },
  {
    area: 'store-product',
    attributes: `${lantern} data-market="us" data-href="/store"`,
    says: /Lantern Deeps™: The Lit Edition.*\$19\.99.*\$24\.99.*Buy/s,
  },
  {
    area: 'store-product',
    attributes: `${lantern} data-market="jp" data-href="/store"`,
    says: /Lantern Deeps™: The Lit Edition.*¥2,480.*¥2,980.*Buy/s,
  },
  {
    area: 'store-product',
    attributes: `${lantern} data-market="se" data-href="/store"`,
    says: /Not available in your country/,
  },
  {
    area: 'store-product',
    attributes: 'data-product-id="9REC0NOTHING"',
    search: '?sandbox=recorded:unknown',
    says: /isn’t in the store/,
  },
  { area: 'minecoin-balance', signedIn: true, says: /12,345/ },
  {
    area: 'minecoin-packs',
    attributes: 'data-market="us"',
    config: { minecoinProducts: ['9REC0LANTERN'] },
    says: /Get Minecoins.*Lantern Deeps™: The Lit Edition.*\$19\.99.*\$24\.99/s,
  },
  { area: 'player-profile', signedIn: true, says: /Pixelfox42.*lampfish_.*Owns /s },
  {
    area: 'player-profile',
    signedIn: true,
    search: '?sandbox=recorded:none',
    refused: true,
    says: /Pixelfox42.*profile/s,
  },
  { area: 'skin-picker', signedIn: true, says: /STEVE.*In use.*Skin 2.*Skin 3/s },
  { area: 'skin-picker', signedIn: true, search: '?sandbox=recorded:none', refused: true, says: /profile/ },
  { area: 'cape-picker', signedIn: true, says: /Migrator.*Lampholder.*In use/s },
  { area: 'cape-picker', signedIn: true, search: '?sandbox=recorded:none', refused: true, says: /profile/ },
  {
    area: 'realms-subscription',
    attributes: 'data-next-href="/realms"',
    signedIn: true,
    says: /The lit cellar.*Locked for update.*2 days.*Payment due.*Second cellar.*Awaiting owl.*Valid until–.*A realm for ten, to try.*A realm for ten/s,
  },
  {
    area: 'realms-subscription',
    signedIn: true,
    search: '?sandbox=recorded:none',
    refused: true,
    says: /don’t have a realm yet/,
  },
  {
    area: 'offer-claim',
    attributes: 'data-offer-id="lamplighters-coat" data-heading="The coat"',
    signedIn: true,
    says: /The coat.*Claimed/is,
  },
  { area: 'newsletter-signup', says: /The Lamp Post, once a month.*Deals/s },
  { area: 'download-links', says: /27\.4.*Windows.*Linux/s },
  { area: 'region-picker', says: /Åland Islands.*Bouvet Island.*Japan.*Sweden/s },
];
