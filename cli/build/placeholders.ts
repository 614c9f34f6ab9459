/** Stands for the build's id until that is known: the id is a digest of all the files. */
export const BUILD = 'COBBLEBUILD';

/** Stands in the pinned files for the integrity of each list of integrities, which `pinFiles` puts in its place. */
export const LISTS = 'COBBLELISTS';
