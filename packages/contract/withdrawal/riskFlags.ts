/** Why a person looks at a withdrawal before it is paid. Its owner is not told. */
export const riskFlags = [
  'amount',
  'new_device',
  'new_account',
  'shared_account',
  'bank',
  'name',
  'turnover',
  'released',
  'velocity',
] as const

export type RiskFlag = (typeof riskFlags)[number]
