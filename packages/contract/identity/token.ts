import * as v from 'valibot'

export const accessToken = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{43}$/))

/** What lets somebody in, and whether they have become a member by it. */
export const entry = v.object({ token: accessToken, is_new: v.boolean() })
