import { badValue } from './bad-value';
import { brokenProps } from './broken-props';
import type { LintRule } from './lint-rule';
import { missingProp } from './missing-prop';
import { missingTarget } from './missing-target';
import { pageConfig } from './page-config';
import { settingsOnly } from './settings-only';
import { severalTags } from './several-tags';
import { tagAttribute } from './tag-attribute';
import { unknownAttribute } from './unknown-attribute';
import { unknownLoad } from './unknown-load';
import { unknownSlot } from './unknown-slot';
import { unknownTheme } from './unknown-theme';
import { unknownWidget } from './unknown-widget';

/** All that `cobble lint` looks for, in the order in which `--rules` lists it. */
export const allLintRules: readonly LintRule[] = [
  unknownWidget,
  missingProp,
  unknownAttribute,
  badValue,
  brokenProps,
  settingsOnly,
  unknownLoad,
  unknownTheme,
  unknownSlot,
  missingTarget,
  severalTags,
  tagAttribute,
  pageConfig,
];
