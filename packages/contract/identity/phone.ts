import * as v from 'valibot'
import { identityErrors } from './errors.ts'

/** A phone as it was typed, with `+63…`, `63…` and `0…` brought to the form that begins with the 9. */
export const typedPhone = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform(typed => typed.replace(/[\s()-]/g, '').replace(/^(?:\+?63|0)(?=9\d{9}$)/, '')),
)

const canonicalPhone = /^9\d{9}$/

export function isPhilippineMobile(phone: string): boolean {
  return canonicalPhone.test(phone)
}

/** A Philippine mobile in its canonical form, ten digits from the 9 on. */
export const philippineMobile = v.pipe(typedPhone, v.regex(canonicalPhone, identityErrors.phone_invalid.text[0]))

/** Only the Philippines are sent to, whatever the selector in the form shows. */
export const countryCode = v.optional(v.pipe(v.string(), v.regex(/^\+?63$/)), '63')
