import * as v from 'valibot'

/** What somebody saw of a row before they changed it: the database counts no further. */
export const rowVersion = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))
