import * as v from 'valibot'

/** How many days in Manila are looked at, today being the last. */
export const periods = ['7', '30', '90'] as const

export const period = v.object({ days: v.optional(v.picklist(periods), '30') })
