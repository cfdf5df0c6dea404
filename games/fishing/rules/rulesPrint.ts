/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = 'e11dc1cae7789e21b3f90a1277359779e8be604cd704fb7e8a20a9545edd084e'
