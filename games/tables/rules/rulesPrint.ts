/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = '549d2475402b93de9563006b22b6c4495378f057b37241e82b066fb99c19314b'
