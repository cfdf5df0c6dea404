/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = '6513ea2ca0e2d1f6eef71de2dbfd814265e2088f95e6c37ee304aef6c86abcb1'
