import * as v from 'valibot'

/** The code of a game, as its card bears it. */
export const gameCode = v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/))
