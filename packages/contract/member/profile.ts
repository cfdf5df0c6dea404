import * as v from 'valibot'
import { textLimits } from '../limits.ts'
import { avatarIds } from './avatars.ts'
import { memberErrors } from './errors.ts'

const name = new RegExp(`^[A-Za-z0-9]{${textLimits.usernameLeast},${textLimits.usernameMost}}$`)

export const username = v.pipe(v.string(), v.regex(name, memberErrors.username_invalid.text[0]))

export const nickName = v.pipe(v.string(), v.regex(name, memberErrors.nick_name_invalid.text[0]))

/** As the account form takes it: an empty one takes the address away. */
export const accountEmail = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(textLimits.email, memberErrors.email_too_long.text[0]),
  v.check(text => text === '' || v.EMAIL_REGEX.test(text), memberErrors.email_invalid.text[0]),
  // One address is one address however it is typed.
  v.toLowerCase(),
)

/**
 * As the account form takes it, a nine and nine or ten digits more. The server's own numbers have ten digits: what has
 * eleven is nobody's here.
 */
export const accountPhone = v.pipe(v.string(), v.regex(/^9\d{9,10}$/, memberErrors.phone_error.text[0]))

export const avatarId = v.picklist(avatarIds, memberErrors.avatar_unknown.text[0])
