import * as v from 'valibot'

export const recordId = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,17}$/),
  v.transform(text => BigInt(text)),
)
