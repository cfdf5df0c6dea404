/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = 'd557afaac11c6de184c70045e4ce38a5c4abcc9d98467c639a9d2691ef9134f9'
