import * as v from 'valibot'

/** What came in, or what went out. */
export const direction = v.picklist(['in', 'out'])

export type Direction = v.InferOutput<typeof direction>
