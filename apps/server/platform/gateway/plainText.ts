import * as v from 'valibot'

/** Text that a database can keep. */
export const plainText = v.pipe(
  v.string(),
  v.check(text => !text.includes('\0') && !/\p{Surrogate}/u.test(text), 'a text that can be kept'),
)
