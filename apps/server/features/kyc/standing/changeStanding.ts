import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { liftGate, setGate } from '../../gate/index.ts'
import { setTester } from '../../wallet/index.ts'
import { isPastDeadline } from './clock.rules.ts'
import { leaveWord } from '../reading/outbox.store.ts'
import { gateOf, nextStanding, type Standing, type StandingEvent, standingAt, statusOf } from './standing.rules.ts'
import { type KeptStanding, lockStanding, saveStanding } from './standing.store.ts'

/** A submission learns from the clock whether it is late. */
export type Wish = Exclude<StandingEvent, { type: 'submit' }> | { readonly type: 'submit' }

export interface ChangeWish {
  readonly uid: bigint
  readonly event: Wish
  /** `member`, `clock`, or the id of whoever of the staff. */
  readonly actor: string
  readonly note?: string
  readonly nowMs: number
  readonly jurisdiction: Jurisdiction
}

/** The clock itself is written down where it was due before: a history without it would not be true. */
const byClock = { cause: 'freeze clock', actor: 'clock', note: '' } as const

/**
 * The one way in which a standing changes: by an event that is legal in it. The history, the profile, the wallet's gate
 * and the word for others are one transaction. It is called last in a transaction, since it ends at the wallet; only the
 * ways into games are ended behind it. Null where the event has no place.
 */
export async function changeStanding(tx: MemberTx, wish: ChangeWish): Promise<Standing | null> {
  const { uid, event, nowMs } = wish
  const kept = await lockStanding(tx, uid)
  if (!kept) return null
  const now = standingAt(kept.standing, kept.createdAtMs, nowMs)
  const isFrozenNow = now !== kept.standing
  const isLate = isPastDeadline(kept.createdAtMs, nowMs)
  const happened: StandingEvent = event.type === 'submit' ? { type: 'submit', isPastDeadline: isLate } : event
  // Freezing by the clock is what has just been found to be due.
  const isClockItself = event.type === 'freeze' && event.cause === 'clock'
  const next = isClockItself ? (isFrozenNow ? now : null) : nextStanding(now, happened)
  if (!next) return null
  let seq = kept.seq
  const line = { uid, nowMs }
  if (isFrozenNow) {
    await saveStanding(tx, { ...line, ...byClock, seq: ++seq, fromStatus: statusOf(kept.standing), standing: now })
  }
  if (!isClockItself) {
    const { actor, note = '' } = wish
    const cause = causeOf(event)
    await saveStanding(tx, { ...line, actor, note, cause, seq: ++seq, fromStatus: statusOf(now), standing: next })
  }
  await leaveWord(tx, uid, nowMs)
  await mirrorToWallet(tx, { ...kept, standing: next }, wish)
  return next
}

interface Mirror {
  readonly jurisdiction: Jurisdiction
  readonly nowMs: number
}

/** Tells the wallet what a standing opens and closes: one cause of its gates, beside which all others stay. */
export async function mirrorToWallet(tx: MemberTx, kept: KeptStanding, { jurisdiction, nowMs }: Mirror): Promise<void> {
  const { uid, standing, createdAtMs } = kept
  const gate = gateOf(standing, { createdAtMs, jurisdiction })
  if (gate) await setGate(tx, { uid, cause: 'kyc', ...gate, nowMs })
  else await liftGate(tx, { uid, cause: 'kyc', nowMs })
  await setTester(tx, uid, kept.isTester || standing.base === 8)
}

/** What happened, in words that stay the same: `submit`, `decide full`, `freeze staff`. */
function causeOf(event: Wish): string {
  if (event.type === 'decide') return `decide ${event.decision}`
  if (event.type === 'freeze' || event.type === 'unfreeze') return `${event.type} ${event.cause}`
  return event.type
}
