import * as v from 'valibot'

/** Where a deposit stands, as its rows say it. */
export const depositStatuses = ['pending', 'completed', 'canceled', 'timeout'] as const

export type DepositStatus = (typeof depositStatuses)[number]

/** What a list of deposits may be narrowed to: one status in capitals, or one of the groups that every list knows. */
const filters = {
  all: depositStatuses,
  pending: ['pending'],
  completed: ['completed'],
  failed: ['canceled', 'timeout'],
  PENDING: ['pending'],
  COMPLETED: ['completed'],
  CANCELED: ['canceled'],
  TIMEOUT: ['timeout'],
} as const satisfies Readonly<Record<string, readonly DepositStatus[]>>

const names = Object.keys(filters) as (keyof typeof filters)[]

/** The statuses that are asked for; everything, where nothing is. */
export const depositFilter = v.optional(
  v.pipe(
    v.picklist(['', ...names]),
    v.transform((name): readonly DepositStatus[] => filters[name || 'all']),
  ),
  'all',
)
