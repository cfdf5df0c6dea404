import * as v from 'valibot'

/** The id of a game, as its card bears it. */
export const gameId = v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)) })
