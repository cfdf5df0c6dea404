import * as v from 'valibot'

/** Words by which staff find members again: few, short, each once. */
export const tags = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9][a-z0-9-]{0,23}$/))),
  v.maxLength(12),
  v.check(list => new Set(list).size === list.length),
)
