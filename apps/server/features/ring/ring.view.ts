import { type RingSign, ringSigns } from '@saya/contract/ring/signs.ts'
import type { Ring, RingSummary } from './list.store.ts'

/** The plainest first. */
export function inOrderOfWeight(signs: Iterable<RingSign>): RingSign[] {
  const found = new Set(signs)
  return ringSigns.filter(sign => found.has(sign))
}

export function viewRing({ uid, found_at, held }: Ring, summary: RingSummary | undefined) {
  const { friends = 0, signs = [] } = summary ?? {}
  return {
    uid: String(uid),
    found_at: Math.floor(found_at / 1000),
    held,
    friends,
    signs: inOrderOfWeight(signs),
  }
}
