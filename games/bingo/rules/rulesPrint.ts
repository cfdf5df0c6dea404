/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = '7872496e0f0d0b9043e578a88347f6a4a178ab185c4874398e1058f42671d43e'
