import { bonusCashTypes } from '@saya/contract/transaction/cashTypes.ts'

interface Wish {
  readonly type: string
  readonly status: string
}

/**
 * The cash types a wish asks for: nothing for all of them, none where it can match nothing. What stands in the ledger
 * has happened, so that nothing of it is pending or failed.
 */
export function kindsOf({ type, status }: Wish): readonly number[] | undefined {
  if ([type, status].some(group => group === 'pending' || group === 'failed')) return []
  return /^\d+$/.test(type) ? [Number(type)] : undefined
}

/** The same among bonuses alone. */
export function bonusKindsOf(wish: Wish): readonly number[] {
  const kinds = kindsOf(wish)
  return kinds ? kinds.filter(kind => bonusCashTypes.includes(kind)) : bonusCashTypes
}
