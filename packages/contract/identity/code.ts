import * as v from 'valibot'
import { codeLimits } from '../limits.ts'

/** By which a code that was sent is named. */
export const otpId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{16,64}$/))

export const oneTimeCode = v.pipe(v.string(), v.regex(new RegExp(`^\\d{${codeLimits.length}}$`)))
