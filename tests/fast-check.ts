import fc from 'fast-check';

// The same sources give the same result on every machine. COBBLE_FUZZ_SEED=4711 tries other cases.
fc.configureGlobal({ seed: Number(process.env.COBBLE_FUZZ_SEED ?? 1) });

export default fc;
