import { endOf, type Period } from '@saya/contract/exclusion/period.ts'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { endGameSessionsBehind } from '../game/index.ts'
import { holdsAt, listKeptGates, setGateBeside } from '../gate/index.ts'
import { notifyMember } from '../message/index.ts'
import { waivePlay } from '../reward/index.ts'
import { lockPesoWallet, post } from '../wallet/index.ts'
import { judgeClosing, type OwnCause } from './exclusion.rules.ts'
import { addExclusion, type ExclusionOrigin } from './exclusion.store.ts'
import { endOpenRequests } from './request/request.store.ts'
import { leaseMs } from './sendNews.ts'

type Closing = ExclusionOrigin & {
  readonly uid: bigint
  readonly cause: OwnCause
  readonly untilMs: number
  readonly nowMs: number
  /** Earlier than now where it is taken over from another account. */
  readonly beginsAtMs?: number
}

/** What a member closes to themselves, until its period is over. */
export function ownClosing(uid: bigint, { cause, period, nowMs }: { cause: OwnCause; period: Period; nowMs: number }) {
  return { uid, cause, source: 'member', period, untilMs: endOf(period, nowMs), nowMs } as const
}

/**
 * Closes play to a member, whoever wants it, in one commit with the receipt and the end of their games. Whatever is judged is
 * judged under the wallet's lock, behind that of rewards: of two at once the second sees the first, and a bet is taken
 * before all of it or not at all. An exclusion releases all play, of what is there and of what was promised, so that the whole
 * balance may be withdrawn.
 */
export async function closePlay(tx: MemberTx, closing: Closing) {
  const { uid, cause, untilMs, nowMs } = closing
  await (cause === 'exclusion' ? waivePlay(tx, uid, nowMs) : lockPesoWallet(tx, uid))
  const kept = await listKeptGates(tx, uid)
  const holding = kept.filter(gate => holdsAt(gate, nowMs))
  const verdict = judgeClosing(holding, { cause, untilMs })
  if (!verdict.ok) {
    if (verdict.code === 'gate_exclusion') return refuse(verdict.code)
    return { ...refuse(verdict.code), values: { until: momentText(verdict.untilMs) } }
  }
  if (cause === 'exclusion') await endOpenRequests(tx, { uid, why: 'A new exclusion ended the request.', nowMs })
  const times = { beginsAtMs: closing.beginsAtMs ?? nowMs, endsAtMs: untilMs, dueAtMs: nowMs + leaseMs }
  const id = await addExclusion(tx, { ...closing, ...times })
  // What others set is told in one sentence, whoever they are.
  const kind = closing.source === 'member' ? (`exclusion_${closing.period}` as const) : 'exclusion_set'
  await notifyMember(tx, { uid, kind, about: id, nowMs })
  await endGameSessionsBehind(tx, uid, nowMs)
  await setGateBeside(tx, kept, { uid, cause, openUntilMs: null, closedUntilMs: untilMs, nowMs })
  if (cause === 'exclusion') await releasePlay(tx, { uid, reference: id, nowMs })
  return done({ id, untilMs })
}

async function releasePlay(tx: MemberTx, release: { uid: bigint; reference: string; nowMs: number }): Promise<void> {
  const posted = await post(tx, { act: 'play_released', amount: 0n, ...release })
  if (!posted.ok) throw new Error(`The ledger refused to release play for the exclusion ${release.reference}.`)
}
