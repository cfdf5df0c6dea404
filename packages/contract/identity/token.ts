import * as v from 'valibot'

export const accessToken = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{43}$/))
