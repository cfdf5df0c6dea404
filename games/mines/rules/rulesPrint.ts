/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = '84f7b335e78695218374f13a5e2863bcd099f9b6ad1309a3ed20525d95d5144d'
