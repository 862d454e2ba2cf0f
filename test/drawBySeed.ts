import fc from 'fast-check';

// Properties and samples of all projects draw by the seed of the run.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });
