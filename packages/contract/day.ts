import * as v from 'valibot'
import { isDay } from './dayRange.ts'

export { isDay }

/** A day as `2026-03-02`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isDay))

/** One day, or nothing for all. */
export const anyDay = v.optional(v.union([v.literal(''), day]), '')
