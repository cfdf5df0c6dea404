import * as v from 'valibot'

/** Money on the player's wire: a decimal string with exactly two places, rounded down. */
export const pesos = v.pipe(v.string(), v.regex(/^-?\d{1,15}\.\d{2}$/))

/** A point in time on the wire: whole Unix seconds. */
export const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
