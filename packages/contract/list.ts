import * as v from 'valibot'

/** A page number up to 100, as the documents ask; deeper pages are reached by the cursor. */
export const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number), v.maxValue(100)), '1')

export function pageSize(standard: number, most: number) {
  return v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(most)),
    String(standard),
  )
}

/** A list: rows, a total that is exact up to 1,000, and a cursor where more may follow. */
export function listOf<const R extends v.GenericSchema>(row: R) {
  return v.object({ d: v.array(row), t: v.number(), next: v.optional(v.string()) })
}
