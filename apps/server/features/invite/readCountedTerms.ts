import { findInvite } from '../promotion/index.ts'
import type { InviteDeps } from './deps.ts'
import { dueAtOf, type FriendState, payableAt, waitsForMonthUntil } from './invite.rules.ts'
import type { InviteRow } from './invite.store.ts'

/** What holds for a friend by the terms that they count by. */
export interface CountedTerms {
  readonly payableAtMs: number
  readonly monthUntilMs: number
  readonly isStopped: boolean
}

/** For each of some friends who count what holds for them, by the terms that each counts by. */
export async function readCountedTerms(
  deps: Pick<InviteDeps, 'db'>,
  rows: readonly InviteRow[],
): Promise<ReadonlyMap<bigint, CountedTerms>> {
  const offers = new Map<string, Awaited<ReturnType<typeof findInvite>>>()
  const terms = new Map<bigint, CountedTerms>()
  for (const { uid, promotion, version, counted_at: countedAtMs } of rows) {
    if (promotion === null || version === null || countedAtMs === null) continue
    const key = `${promotion} ${version}`
    const offer = offers.get(key) ?? (await findInvite(deps, promotion, version))
    if (!offer) continue
    offers.set(key, offer)
    const payableAtMs = payableAt(countedAtMs, offer.invite.waitDays)
    const monthUntilMs = waitsForMonthUntil(payableAtMs, offer.offer)
    terms.set(uid, { payableAtMs, monthUntilMs, isStopped: offer.version.stoppedAtMs !== null })
  }
  return terms
}

const secondsOf = (atMs: number | undefined) => (atMs === undefined ? null : Math.floor(atMs / 1000))

/** The days that are read beside a state. */
export function viewDays(state: FriendState, terms: CountedTerms | undefined, nowMs: number) {
  return {
    due_at: secondsOf(dueAtOf(state, terms?.payableAtMs, nowMs)),
    waits_until: secondsOf(state === 'next_month' ? terms?.monthUntilMs : undefined),
  }
}
