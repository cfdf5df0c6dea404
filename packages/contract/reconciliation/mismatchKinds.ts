/** How what came in on a day may differ between the three books. */
export const depositMismatchKinds = [
  'missing',
  'unreported',
  'amount',
  'currency',
  'twice',
  'unposted',
  'unordered',
] as const

export type DepositMismatchKind = (typeof depositMismatchKinds)[number]

/** The same of what went out. */
export const payoutMismatchKinds = [
  'unknown',
  'unpaid',
  'unsettled',
  'refused',
  'uncredited',
  'recredited',
  'amount',
  'currency',
  'account',
  'twice',
  'stray',
  'unposted',
  'unordered',
] as const

export type PayoutMismatchKind = (typeof payoutMismatchKinds)[number]
