import * as v from 'valibot'
import { seconds } from '../money.ts'
import { rowVersion } from '../rowVersion.ts'

/** Whose: that of a provider by its venue, or of everything. */
export const scope = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2_147_483_647)))

/** From when until when, in seconds. A beginning that is over by now is now. */
export const span = { begins_at: seconds, ends_at: seconds }

export const windowId = v.pipe(v.string(), v.uuid())
export const windowVersion = rowVersion
