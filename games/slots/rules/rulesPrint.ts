/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = '1d0440291bff0ae30bbe402ce6472e609c705364ca5f84de0b6e0f031cb9cbc2'
