import type { DoctorRule } from './doctor-rule';

export const mixedBuilds: DoctorRule = {
  id: 'mixed-builds',
  severity: 'error',
  text: 'The page names files of several builds.',
  why: 'Only files of one build fit together. Others are loaded for nothing, or are rejected.',
  *find({ build }) {
    if (!build?.id) return;
    for (const { path, at } of build.files) {
      const other = /\.([\da-f]{6})\.(js|css)$/.exec(path)?.[1];
      if (other && other !== build.id)
        yield {
          at,
          message: `${path} is a file of the build ${other}, but the tag's file is of ${build.id}`,
          advice: 'Paste everything that cobble snippet prints for the current build, or use names without a build id.',
        };
    }
  },
};
