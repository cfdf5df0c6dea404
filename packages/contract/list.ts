import * as v from 'valibot'
import { type DayRange, readRange } from './dayRange.ts'

/** A page number up to 100, as the documents ask; deeper pages are reached by the cursor. */
export const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number), v.maxValue(100)), '1')

export function pageSize(standard: number, most: number) {
  return v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(most)),
    String(standard),
  )
}

/** Where the last page ended, as it said itself. */
export const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)), '')

/** In which order: by a name from its least, with a minus from its greatest. Nothing said is the list's own order. */
export function sortBy<const Name extends string>(...names: readonly Name[]) {
  const orders = names.flatMap(name => [name, `-${name}`] as const)
  return v.optional(v.picklist(['', ...orders] as readonly ('' | Name | `-${Name}`)[]), '')
}

/** Today, yesterday, or the last days with today among them, in Manila. */
const timeFlags = [0, 1, 7, 15, 30] as const
export type TimeFlag = (typeof timeFlags)[number]

export const timeFlag = v.optional(
  v.pipe(
    v.union([
      v.picklist(['0', '1', '7', '15', '30']),
      v.pipe(
        v.string(),
        v.check(text => readRange(text) !== undefined),
      ),
    ]),
    v.transform((text): TimeFlag | DayRange => readRange(text) ?? (Number(text) as TimeFlag)),
  ),
  '0',
)

/** The groups of statuses that every list of the history takes. */
const statusGroups = ['all', 'pending', 'completed', 'failed'] as const
export const statusGroup = v.optional(
  v.pipe(
    v.picklist(['', ...statusGroups]),
    v.transform(text => text || 'all'),
  ),
  'all',
)

/** A list: rows, a total that is exact up to 1,000, and a cursor where more may follow. */
export function listOf<const R extends v.GenericSchema>(row: R) {
  return v.object({ d: v.array(row), t: v.number(), next: v.optional(v.string()) })
}
