import * as v from 'valibot'
import { identityErrors } from './errors.ts'

/** A Philippine mobile in its canonical form, ten digits from the 9 on. `+63…`, `63…` and `0…` are brought to it. */
export const philippineMobile = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform(typed => typed.replace(/[\s()-]/g, '').replace(/^(?:\+?63|0)(?=9\d{9}$)/, '')),
  v.regex(/^9\d{9}$/, identityErrors.phone_invalid.text[0]),
)

/** Only the Philippines are sent to, whatever the selector in the form shows. */
export const countryCode = v.optional(v.pipe(v.string(), v.regex(/^\+?63$/)), '63')
