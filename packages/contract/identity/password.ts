import * as v from 'valibot'
import { textLimits } from '../limits.ts'
import { identityErrors } from './errors.ts'

const { password_too_short, password_too_long } = identityErrors

/** Characters as people count them, so that a letter outside the first plane is one. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

/** A password that is being chosen: long enough, of any characters. */
export const newPassword = v.pipe(
  v.string(),
  v.check(text => countCharacters(text) >= textLimits.passwordLeast, password_too_short.text[0]),
  v.check(text => countCharacters(text) <= textLimits.passwordMost, password_too_long.text[0]),
)

/** One that is being shown is not judged, but nobody may have us hash a book. */
export const shownPassword = v.pipe(v.string(), v.maxLength(4 * textLimits.passwordMost))
