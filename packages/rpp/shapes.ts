import * as v from 'valibot'

/** Ids are printable ASCII without spaces, so that they mean the same in every log, table and header. */
export const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/))
export const playerRef = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))
export const sessionToken = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/))
/** An amount as text. Whether it is one is decided after its command is known, so that the refusal can be kept. */
export const amountText = v.pipe(v.string(), v.maxLength(40))
export const reason = v.pipe(v.string(), v.maxLength(200))
/** The end of the year 9999: what lies behind it no database holds. */
const lastSecond = 253_402_300_799
export const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(lastSecond))
