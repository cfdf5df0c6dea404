import * as v from 'valibot'
import { textLimits } from '../limits.ts'
import { identityErrors } from './errors.ts'

const [sentence] = identityErrors.email_invalid.text

/** An e-mail address in the one form it is known by, in lower case. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(textLimits.email, sentence),
  v.email(sentence),
)
