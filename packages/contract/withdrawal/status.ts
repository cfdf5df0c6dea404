import * as v from 'valibot'

/** Where a withdrawal stands, as its rows say it. */
export const withdrawalStatuses = ['under_review', 'paying', 'completed', 'canceled', 'timeout'] as const

export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** What a list of withdrawals may be narrowed to: one status as it is written, or one of the groups that every list knows. */
const filters = {
  all: withdrawalStatuses,
  pending: ['under_review', 'paying'],
  failed: ['canceled', 'timeout'],
  under_review: ['under_review'],
  paying: ['paying'],
  completed: ['completed'],
  canceled: ['canceled'],
  timeout: ['timeout'],
} as const satisfies Readonly<Record<string, readonly WithdrawalStatus[]>>

const names = Object.keys(filters) as (keyof typeof filters)[]

/** The statuses that are asked for; everything, where nothing is. */
export const withdrawalFilter = v.optional(
  v.pipe(
    v.picklist(['', ...names]),
    v.transform((name): readonly WithdrawalStatus[] => filters[name || 'all']),
  ),
  'all',
)
