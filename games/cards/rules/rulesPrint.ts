/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = 'beb77646f9c8b7305a86de04bf4c72c01753d76a1f972e4b8e65be186c045863'
