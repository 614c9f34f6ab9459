import type { LintRule } from '../lint-rule';
import { badValue } from './bad-value';
import { brokenProps } from './broken-props';
import { curlyQuotes } from './curly-quotes';
import { deprecatedAttribute } from './deprecated-attribute';
import { enhancedLink } from './enhanced-link';
import { escapedMarkup } from './escaped-markup';
import { missingProp } from './missing-prop';
import { missingTarget } from './missing-target';
import { nearAttribute } from './near-attribute';
import { noRoom } from './no-room';
import { noTag } from './no-tag';
import { noWidget } from './no-widget';
import { pageConfig } from './page-config';
import { rawGreaterThan } from './raw-greater-than';
import { settingsOnly } from './settings-only';
import { severalTags } from './several-tags';
import { tagAttribute } from './tag-attribute';
import { unknownAttribute } from './unknown-attribute';
import { unknownLoad } from './unknown-load';
import { unknownSlot } from './unknown-slot';
import { unknownTheme } from './unknown-theme';
import { unknownWidget } from './unknown-widget';

export const allLintRules: readonly LintRule[] = [
  unknownWidget,
  missingProp,
  unknownAttribute,
  nearAttribute,
  deprecatedAttribute,
  badValue,
  brokenProps,
  settingsOnly,
  unknownLoad,
  unknownTheme,
  unknownSlot,
  missingTarget,
  enhancedLink,
  severalTags,
  noTag,
  noWidget,
  noRoom,
  tagAttribute,
  pageConfig,
  curlyQuotes,
  rawGreaterThan,
  escapedMarkup,
];
