/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = '69c1acd19e8c78efc2da2974d261f8eb01d7b64cc1472439ab81cb87eee18910'
