/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = 'a83ea18231d2b05f2a0794fda742e4b1b21ea8ddd64a14f622f29ab2a200447a'
