import * as v from 'valibot'

/** Whether the calendar has it: a text may have the form of a day and be none, such as 2026-02-31. */
export function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** A day as `2026-03-02`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isDay))

/** One day, or nothing for all. */
export const anyDay = v.optional(v.union([v.literal(''), day]), '')
