/**
 * Marketplace items, one per line: `title|author|category|tags|price|description`.
 *
 * - The title ends with `*` if the item is in the pass, or with `?` if nobody has rated it.
 * - The price is in Minecoins. `A<B` is a sale price A and an original price B.
 */
export const itemLines = `
Lantern Caves*|Pebble & Sons|world|adventure caves|490<700|Three lanterns lead down to a lake that no map shows. Follow the carts, mind the bats.
Glowcap Grove|Mossworks|world|survival forest|660|A mushroom forest that lights up at night and grows back what you cut.
Frost Keep*|Northbend|world|adventure snow castle|830|Hold the last warm hall of a frozen castle for seven nights, alone or with three friends.
Sky Port|Cloudstack|world|roleplay airships|990|Run a harbour for airships: load freight, hire pilots and keep the ropes dry.
Sun Bazaar*|Dune & Daughter|world|roleplay desert trade|660|A desert market with eighty stalls, each with a keeper who remembers what you paid.
Tidewater Labs|Brinelab|world|adventure ocean puzzle|830|Raise a sunken laboratory room by room and find out why it was sunk.
Paper Village|Foldcraft|world|roleplay cosy|310|A village folded from one sheet of paper. Rain is a real problem.
Copperline Express*|Rail & Rye|world|trains puzzle|660<990|Lay track, throw switches and bring the night train home before the milk turns.
The Long Staircase?|Pebble & Sons|world|parkour|160|Four thousand steps, no two alike. There is a bench halfway.
Orchard Isles|Mossworks|world|survival farming islands|490|Twelve small islands, one boat, and apples that cross the sea by themselves.
Clockwork Hollow*|Rail & Rye|world|adventure machines|990|A town inside a clock. At every full hour something moves that you relied on.
Hedge Labyrinth|Foldcraft|world|puzzle minigame|310|A maze that is trimmed every morning. Race up to eight players to the rose garden.
Basalt Arena|Emberfold|world|minigame arena|490|Round after round in a volcano whose floor has opinions.
Moonbase Tanka|Cloudstack|world|space survival|1340|Grow tomatoes on the moon, mine ice and answer the radio, in this order.
School for Golems|Brinelab|world|roleplay school|660|Teach a class of clay pupils to walk, count and not to sit down on each other.
River of Doors*|Dune & Daughter|world|adventure puzzle|830|A river with a door every mile. None of them leads to the other bank.
One Chunk Farm|Northbend|world|survival farming|0|All you own is sixteen by sixteen blocks and a bucket. It is enough.
Museum After Dark?|Foldcraft|world|adventure stealth|490|The exhibits walk at night. You have the keys, they have the lights.
Harbour Folk*|Hatch & Needle|skins|people town|310|Eighteen skins from the fish market: captains, gutters, gulls in coats.
Cave Scouts|Hatch & Needle|skins|people caves|240<310|Twelve scouts with the right lamp for every depth.
Winter Wardrobe*|Northbend|skins|snow seasonal|310|Knitted, quilted and furred: twenty ways to stay warm.
Robots of Shelf Nine|Brinelab|skins|robots|490|Returned, repaired and a little odd. Sixteen robots with their price tags still on.
Desert Couriers|Dune & Daughter|skins|people desert|310|Fourteen riders with scarves long enough for a storm.
Kitchen Brigade?|Mossworks|skins|people food|160|A full kitchen, from the pot washer to the one who shouts.
Night Shift|Emberfold|skins|monsters|310|What works while you sleep: lamplighters, bakers and two honest ghosts.
Forest Spirits*|Mossworks|skins|fantasy forest|490|Ten spirits that change their leaves with the season you play in.
Football Cup|Cloudstack|skins|sport|0|Sixteen teams that don’t exist, home and away.
Deep Divers|Brinelab|skins|ocean|310|Brass helmets, rubber suits, and one very calm octopus.
Old Masters|Foldcraft|skins|art|240|Step out of the frame: twelve portraits in oil, none of them finished.
Chalk and Slate*|Foldcraft|textures|plain 16x|310|Everything as if drawn on a blackboard. Dust included.
Copper Age|Rail & Rye|textures|machines 32x|660|Riveted, worn and green at the edges; each metal ages in its own way.
Soft Pixels|Hatch & Needle|textures|cosy 16x|490|Rounder stones, kinder wood and grass that looks brushed.
Ink Garden|Foldcraft|textures|art 32x|490<660|Black ink on thin paper, with one colour that you choose.
Ember Stone*|Emberfold|textures|dark 32x|660|Dark stone with veins of fire that brighten as the sun goes down.
Clear Skies|Cloudstack|textures|realistic 64x|990|High clouds, long shadows, and water that you can look into.
Tile Works?|Dune & Daughter|textures|plain 16x|310|Glazed tiles for floors and roofs, in the patterns of eleven towns.
High Contrast|Pebble & Sons|textures|accessibility 16x|0|Strong outlines and plain shapes, for tired eyes and small screens.
Pirate Almanac*|Brinelab|mashup|ocean adventure|1340|A sea with nine harbours, thirty skins, new textures and a shanty for each of them.
Garden Giants|Mossworks|mashup|fantasy insects|990<1340|You are as small as an ant and the tomatoes are ripe.
Steam Opera|Rail & Rye|mashup|machines music|1340|A theatre of brass with its cast, its cellar and its overture.
Ice Age Diary*|Northbend|mashup|snow history|990|Follow a tribe and its mammoths through one long winter.
Toy Box|Hatch & Needle|mashup|cosy|660|A child’s room at full size: blocks, bears, and under the bed.
Cloud Kingdom?|Cloudstack|mashup|fantasy sky|990|Castles on clouds, with skins for the whole court and the weather they command.
Backpacks Plus*|Pebble & Sons|addon|tools|310|Six bags of growing size, which open with one key and can be dyed.
Better Bees|Mossworks|addon|animals farming|240|Four kinds of bees, eight honeys, and keepers who know the difference.
Furniture Yard*|Foldcraft|addon|building cosy|490|One hundred and twenty pieces for house, shop and school that can be turned and stacked.
Trail Horses|Dune & Daughter|addon|animals|310<490|Horses with gaits and moods, saddlebags, and a whistle that they obey.
Weather Station|Cloudstack|addon|machines|490|Vanes, gauges and a forecast that is right four days of five.
Dungeon Kit*|Emberfold|addon|building dark|660|Traps, gates, keys and levers to build a dungeon for your friends.
Signal Flags|Brinelab|addon|building|0|Twenty-six flags and ten numbers, to say something across the bay.
Rope and Pulley|Rail & Rye|addon|tools machines|310|Lifts, bridges and cranes without a single wire.
Village Voices?|Hatch & Needle|addon|people|240|Villagers greet, gossip and complain about the weather, in bubbles or in sound.
`;
