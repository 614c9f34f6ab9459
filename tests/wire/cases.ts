import type { Case } from './case';
import { helpCases } from './cases/help';
import { marketplaceCases } from './cases/marketplace';
import { profileCases } from './cases/profile';
import { realmsCases } from './cases/realms';
import { storeCases } from './cases/store';
import { supportCases } from './cases/support';

/** Covers all rules of MKT, RLM, HLP, SUP, STO and PRF that specify a request. */
export const cases: readonly Case[] = [
  ...marketplaceCases,
  ...realmsCases,
  ...helpCases,
  ...supportCases,
  ...storeCases,
  ...profileCases,
];
