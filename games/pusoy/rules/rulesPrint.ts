/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */
export const rulesPrint = '3e955510c6ebdbdcc7a16960c7a3723ceaf4ddceb61e18350e4ff25e13248919'
