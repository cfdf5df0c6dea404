import * as v from 'valibot'
import { countCharacters } from '../identity/password.ts'
import { seconds } from '../money.ts'
import { staffErrors, staffPassword } from './errors.ts'
import { roles } from './permissions.ts'

/** An operator as the office shows them. */
export const shownOperator = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.string(),
  name: v.string(),
  role: v.picklist(roles),
})

/** A password that an operator chooses. */
export const newStaffPassword = v.pipe(
  v.string(),
  v.check(text => countCharacters(text) >= staffPassword.least, staffErrors.password_short.text[0]),
  v.check(text => countCharacters(text) <= staffPassword.most, staffErrors.password_short.text[0]),
)

export const operatorToken = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{43}$/))

/** Why something is done. It stands in the record for as long as the record is kept. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(500))

export const shownSession = v.object({
  id: v.pipe(v.string(), v.uuid()),
  device: v.string(),
  address: v.string(),
  created_at: seconds,
  seen_at: seconds,
  is_current: v.boolean(),
})
