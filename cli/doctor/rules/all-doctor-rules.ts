import type { DoctorRule } from './doctor-rule';
import { crossOrigin, fileChanged, fileIntegrity, fileStatus, fileType, upgrades } from './file-rules';
import { importMap } from './import-map';
import { mixedBuilds } from './mixed-builds';
import { mixedContent } from './mixed-content';
import { policy } from './policy';
import { tagInert } from './tag-inert';
import { tagMissing } from './tag-missing';

export const allDoctorRules: readonly DoctorRule[] = [
  tagMissing,
  tagInert,
  mixedContent,
  fileStatus,
  fileType,
  fileChanged,
  fileIntegrity,
  crossOrigin,
  upgrades,
  mixedBuilds,
  importMap,
  policy,
];
