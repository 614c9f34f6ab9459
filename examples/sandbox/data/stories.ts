import { must } from '../must';

const contentCategories = ['Game', 'News', 'Community', 'Support'] as const;

export interface Story {
  readonly productId: string;
  readonly title: string;
  readonly author: string;
  readonly contentCategory: (typeof contentCategories)[number];
  readonly description: string;
  /** Year-month-day. */
  readonly releaseDate: string;
  readonly tags: readonly string[];
}

/** One story per line: category, day, author, title, tags, text. */
const lines = `
News|2026-11-06|Runa Holt|The autumn update is here: ropes, rafts and rain|update|Rafts drift, ropes hold, and rain fills every bucket left outside. Everything that is new, in one page.
News|2026-10-21|Runa Holt|Coins are counted faster now|marketplace update|A purchase shows in the game within seconds. What we changed, and what to do when it doesn’t.
News|2026-10-02|Teodor Brandt|Server care on the night of 14 October|realms servers|Realms will be closed for about an hour. Worlds are backed up before it begins.
News|2026-09-12|Ada Lund|Three builders and one very small island|marketplace community|How the makers of Orchard Isles fit a farm, a harbour and a wedding on forty blocks.
News|2026-08-30|Runa Holt|Preview: caves that echo|update preview|Sound now knows how large a cave is. Try it in the preview and tell us where it is wrong.
News|2026-07-15|Ada Lund|The map contest has a winner|community contest|Eleven hundred maps, nine judges, one staircase. Play the five best for free until the end of the month.
Game|2026-06-01|The game team|What is the game?|game|Break blocks, place blocks, survive the night. A short introduction with pictures.
Game|2026-06-01|The game team|Editions compared|game buy|Which edition runs where, who can play with whom, and what carries over.
Game|2026-05-20|The game team|Play on a phone|game mobile|Touch controls, how to connect a controller, and how much space the game needs.
Game|2026-05-11|The game team|Play in the classroom|game education|Lessons, a quiet chat, and worlds that a teacher can rewind.
Community|2026-10-28|Ines Moreau|Screenshots of the month|community pictures|Twelve pictures that you sent in October, from a lighthouse in the fog to a very full barn.
Community|2026-09-25|Ines Moreau|Build along: a roof that keeps the rain out|community building|Four roofs in four steps each, with the blocks to count beforehand.
Community|2026-08-08|Ines Moreau|How to behave on a shared server|community servers|Six habits that make you the neighbour everybody wants.
Support|2026-11-01|Player support|Sign in fails after a console update|support account|What to check first, and when to write to us.
Support|2026-10-10|Player support|My purchase does not show|support marketplace|Refresh the balance, restart the game, and look at the receipt: in this order.
Support|2026-09-03|Player support|Move a world to another device|support worlds|Export, copy, import. With a Realm you don’t even have to copy.
`;

export const stories: readonly Story[] = lines
  .trim()
  .split('\n')
  .map((line): Story => {
    const [category = '', releaseDate = '', author = '', title = '', tags = '', description = ''] = line.split('|');
    const contentCategory = must(
      contentCategories.find((one) => one === category),
      `The category ${category}`,
    );
    const slug = title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return {
      productId: `${contentCategory.toLowerCase()}-${slug}`,
      title,
      author,
      contentCategory,
      description,
      releaseDate,
      tags: tags.split(' '),
    };
  });
