import { type RingSign, ringSigns } from '@saya/contract/ring/signs.ts'
import type { WholeRing } from './acts.ts'

export interface Comparable {
  readonly uid: string
  readonly isInviter: boolean
  /** What ties the two, the plainest first. */
  readonly signs: readonly RingSign[]
}

/** Whom a friend can be compared with: whoever invited them, and every account shown that is tied to them, whoever was looked at first. */
export function listComparable(
  { uid, ties, accounts }: Pick<WholeRing, 'uid' | 'ties' | 'accounts'>,
  friend: string,
): readonly Comparable[] {
  const found = new Map<string, Set<RingSign>>([[uid, new Set()]])
  for (const tie of ties) {
    const other = tie.uid === friend ? tie.other : tie.other === friend ? tie.uid : friend
    if (other === friend) continue
    found.set(other, (found.get(other) ?? new Set()).add(tie.sign))
  }
  const shown = new Set(accounts.map(account => account.uid))
  return [...found].flatMap(([other, signs]) =>
    shown.has(other)
      ? [{ uid: other, isInviter: other === uid, signs: ringSigns.filter(sign => signs.has(sign)) }]
      : [],
  )
}
