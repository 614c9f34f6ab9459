import type { DoctorRule } from './doctor-rule';
import { crossOrigin, fileChanged, fileIntegrity, fileStatus, fileType, upgrades } from './file-rules';
import { importMap } from './import-map';
import { mixedBuilds } from './mixed-builds';
import { policy } from './policy';
import { tagMissing } from './tag-missing';

export const allDoctorRules: readonly DoctorRule[] = [
  tagMissing,
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
