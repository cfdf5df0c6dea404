import { bonusCashTypes } from '@saya/contract/transaction/cashTypes.ts'

interface Wish {
  readonly type: string
  readonly status: string
}

/** A type of the filter may name a group of statuses, too. */
function groupsOf({ type, status }: Wish): readonly string[] {
  return [type, status].filter(group => group === 'pending' || group === 'completed' || group === 'failed')
}

/** The cash types a wish asks for; nothing for all of them. */
export function kindsOf({ type }: Wish): readonly number[] | undefined {
  return /^\d+$/.test(type) ? [Number(type)] : undefined
}

const statuses: Readonly<Record<string, readonly string[]>> = {
  pending: ['under_review', 'paying'],
  completed: ['completed'],
  failed: ['canceled', 'timeout'],
}

/** Where the changes stand that a wish asks for: nothing for anywhere, none where two groups are asked for at once. */
export function statusesOf(wish: Wish): readonly string[] | undefined {
  const [first, second] = groupsOf(wish)
  if (first === undefined) return undefined
  return second === undefined || second === first ? (statuses[first] ?? []) : []
}

/** The same among bonuses alone. What was given as a bonus has happened, so that nothing of it is pending or failed. */
export function bonusKindsOf(wish: Wish): readonly number[] {
  if (groupsOf(wish).some(group => group !== 'completed')) return []
  const kinds = kindsOf(wish)
  return kinds ? kinds.filter(kind => bonusCashTypes.includes(kind)) : bonusCashTypes
}
