import { domain } from './domain';
import { duplicateEntry } from './duplicate-entry';
import { duplicateKey } from './duplicate-key';
import { duplicateName } from './duplicate-name';
import { emptySetup } from './empty-setup';
import { fileInsecure } from './file-insecure';
import { fileKind } from './file-kind';
import { fileOrigin } from './file-origin';
import { fileRelative } from './file-relative';
import { fileUrl } from './file-url';
import { nameForm } from './name-form';
import { noControl } from './no-control';
import { patternAnchor } from './pattern-anchor';
import { patternDot } from './pattern-dot';
import { patternNever } from './pattern-never';
import { patternPosix } from './pattern-posix';
import { patternShadowed } from './pattern-shadowed';
import { patternSyntax } from './pattern-syntax';
import { patternTime } from './pattern-time';
import { required } from './required';
import type { Rule } from './rule';
import { sharedFlight } from './shared-flight';
import { syntax } from './syntax';
import { telemetryId } from './telemetry-id';
import { type } from './type';
import { unknownKey } from './unknown-key';

export const allRules: readonly Rule[] = [
  syntax,
  type,
  required,
  unknownKey,
  domain,
  patternSyntax,
  patternTime,
  patternNever,
  patternShadowed,
  patternDot,
  patternPosix,
  patternAnchor,
  duplicateName,
  duplicateKey,
  duplicateEntry,
  sharedFlight,
  emptySetup,
  noControl,
  fileUrl,
  fileInsecure,
  fileOrigin,
  fileRelative,
  fileKind,
  nameForm,
  telemetryId,
];
