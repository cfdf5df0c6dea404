import * as v from 'valibot'

/** How many members among those counted are invented, and how many days of theirs are loaded by now. */
const demoMark = v.object({ members: v.number(), days: v.number(), done_days: v.number() })
export type DemoMark = v.InferOutput<typeof demoMark>

/** Nothing where only people are counted. */
export const demo = v.nullable(demoMark)
