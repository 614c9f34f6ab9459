import type { OpenedPage } from '../opened-page';

export interface RecordedArea {
  readonly area: string;
  readonly attributes?: string;
  /** The page's settings, except the sign-in settings. */
  readonly config?: object;
  /** The page's query. Default: `?sandbox=recorded`. */
  readonly search?: string;
  readonly signedIn?: boolean;
  readonly rejected?: boolean;
  readonly act?: (opened: OpenedPage) => Promise<unknown>;
  readonly shows: RegExp;
}

const form = { helpCentre: { ticketFormId: '24418771900001' } };
const itemHref = 'data-item-href="/item?mp-item={productId}"';
const lantern = 'data-product-id="9REC0LANTERN"';

export const recordedAreas: readonly RecordedArea[] = [
  { area: 'sign-in', attributes: 'data-profile-href="/profile"', signedIn: true, shows: /Pixelfox42/ },
  { area: 'content-categories', shows: /Marketplace.*Community/ },
  { area: 'help-centre', shows: /Above ground.*Light.*Bees.*Lanterns & what burns in them/s },
  {
    area: 'help-search',
    search: '?sandbox=recorded&hc-q=lantern',
    shows: /Lanterns & what burns in them.*beeswax & glow oil.*Fuel from bees/s,
  },
  {
    area: 'help-article',
    attributes: 'data-article-id="24418770033024"',
    shows: /Lanterns & what burns in them.*October \d+, 2026.*What burns.*Beeswax.*11½.*Lighting one/s,
  },
  {
    area: 'help-article',
    attributes: 'data-article-id="1"',
    search: '?sandbox=recorded:missing',
    rejected: true,
    shows: /isn’t available/,
  },
  { area: 'server-status', shows: /Shared worlds in the north are slow to open.*South: as always/s },
  {
    area: 'support-ticket',
    config: form,
    shows:
      /Trouble with a lantern.*What you did, and what a lantern did then\..*Where does it hang\?.*A room › The ceiling.*Since when\?.*How many lanterns\?.*A kind of field that came later/s,
  },
  {
    area: 'support-ticket',
    attributes: 'data-form-id="1"',
    search: '?sandbox=recorded:missing',
    rejected: true,
    shows: /form is closed/,
  },
  {
    area: 'marketplace-search',
    shows: /51 items.*Twelve lanterns, one evening.*Mossworks.*Lantern Week: what is on.*A word without a picture/s,
  },
  {
    area: 'marketplace-item',
    attributes: 'data-product-id="5b0c7a4e-0000-4000-8000-00000000d001"',
    shows: /The Lantern Hall.*Pebble & Sons.*830.*1,170.*Sixty lanterns/s,
  },
  {
    area: 'marketplace-item',
    attributes: 'data-product-id="1"',
    search: '?sandbox=recorded:missing',
    rejected: true,
    shows: /isn’t in the marketplace/,
  },
  {
    area: 'marketplace-popular',
    attributes: itemHref,
    signedIn: true,
    shows: /The Lantern Hall.*Glow Oil & Other Goods.*うみの灯台.*kapitänsmützen/s,
  },
  { area: 'marketplace-promotions', attributes: itemHref, shows: /The Lantern Hall.*うみの灯台/s },
  { area: 'marketplace-new', attributes: itemHref, shows: /Lantern/ },
  { area: 'marketplace-pass', attributes: itemHref, shows: /The Lantern Hall.*うみの灯台/s },
  {
    area: 'store-product',
    attributes: `${lantern} data-market="us" data-href="/store"`,
    shows: /Lantern Deeps™: The Lit Edition.*\$19\.99.*\$24\.99.*Buy/s,
  },
  {
    area: 'store-product',
    attributes: `${lantern} data-market="jp" data-href="/store"`,
    shows: /Lantern Deeps™: The Lit Edition.*¥2,480.*¥2,980.*Buy/s,
  },
  {
    area: 'store-product',
    attributes: `${lantern} data-market="se" data-href="/store"`,
    shows: /Not available in your country/,
  },
  {
    area: 'store-product',
    attributes: 'data-product-id="9REC0NOTHING"',
    search: '?sandbox=recorded:unknown',
    shows: /isn’t in the store/,
  },
  { area: 'minecoin-balance', signedIn: true, shows: /12,345/ },
  {
    area: 'minecoin-packs',
    attributes: 'data-market="us"',
    config: { minecoinProducts: ['9REC0LANTERN'] },
    shows: /Get Minecoins.*Lantern Deeps™: The Lit Edition.*\$19\.99.*\$24\.99/s,
  },
  { area: 'player-profile', signedIn: true, shows: /Pixelfox42.*lampfish_.*Owns /s },
  {
    area: 'player-profile',
    signedIn: true,
    search: '?sandbox=recorded:none',
    rejected: true,
    shows: /Pixelfox42.*profile/s,
  },
  { area: 'skin-picker', signedIn: true, shows: /STEVE.*In use.*Skin 2.*Skin 3/s },
  { area: 'skin-picker', signedIn: true, search: '?sandbox=recorded:none', rejected: true, shows: /profile/ },
  { area: 'cape-picker', signedIn: true, shows: /Migrator.*Lampholder.*In use/s },
  { area: 'cape-picker', signedIn: true, search: '?sandbox=recorded:none', rejected: true, shows: /profile/ },
  {
    area: 'realms-subscription',
    attributes: 'data-next-href="/realms"',
    signedIn: true,
    shows:
      /The lit cellar.*Locked for update.*2 days.*Payment due.*Second cellar.*Awaiting owl.*Valid until–.*A realm for ten, to try.*A realm for ten/s,
  },
  {
    area: 'realms-subscription',
    signedIn: true,
    search: '?sandbox=recorded:none',
    rejected: true,
    shows: /don’t have a realm yet/,
  },
  {
    area: 'offer-claim',
    attributes: 'data-offer-id="lamplighters-coat" data-heading="The coat"',
    signedIn: true,
    shows: /The coat.*Claimed/is,
  },
  { area: 'newsletter-signup', shows: /The Lamp Post, once a month.*Deals/s },
  { area: 'download-links', shows: /27\.4.*Windows.*Linux/s },
  { area: 'region-picker', shows: /Åland Islands.*Bouvet Island.*Japan.*Sweden/s },
];
