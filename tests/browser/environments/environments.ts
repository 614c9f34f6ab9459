import { consentAndTags } from './consent-and-tags';
import { documents } from './documents';
import type { Environment } from './environment';
import { extensions } from './extensions';
import { frameworks } from './frameworks';
import { libraries } from './libraries';
import { optimisers } from './optimisers';
import { routers } from './routers';

/** Environments, keyed by the heading of their table in docs/compatibility.md. */
export const environments: Readonly<Record<string, readonly Environment[]>> = {
  Optimisers: optimisers,
  'Consent and tag managers': consentAndTags,
  'Old and patching libraries': libraries,
  Frameworks: frameworks,
  'Routers and morphs': routers,
  'Browser extensions': extensions,
  Documents: documents,
};

export const allEnvironments: readonly Environment[] = Object.values(environments).flat();
