import { black } from './black';
import { dungeons } from './dungeons';
import { education } from './education';
import { gray } from './gray';
import { legends } from './legends';
import { marketplace } from './marketplace';
import { realms } from './realms';
import type { Theme } from './theme';
import { vanilla } from './vanilla';

/** The eight themes (THM-1), in the order of the specification. */
export const themes: readonly Theme[] = [black, dungeons, education, legends, marketplace, realms, vanilla, gray];
