import type { PayoutGateway } from '../../platform/gateway/payoutGateway.ts'
import { raiseAlarm } from '../../platform/incident/alarm.store.ts'
import { openIncidents } from '../../platform/incident/incident.store.ts'
import { passOnAlarmsOf } from '../../platform/incident/passOnAlarms.ts'
import { type Posting, post } from '../wallet/index.ts'
import type { WithdrawalDeps } from './deps.ts'
import { hurry } from './hurry.ts'
import { tryAgainMs } from './hold.store.ts'
import { type Misfit, misfitOf } from './misfit.rules.ts'
import { deadlineMs } from './rail.rules.ts'
import type { Word } from './send.ts'
import { setNextCheck } from './sending.store.ts'
import {
  judge,
  nextCheckMs,
  nextStatus,
  outcomeOf,
  type PayoutState,
  type WithdrawalEvent,
} from './withdrawal.rules.ts'
import { flipWithdrawal, lockWithdrawal, type Withdrawal } from './withdrawal.store.ts'

interface Heard {
  readonly gateway: PayoutGateway
  readonly withdrawal: Withdrawal
  readonly word: Word
  /** What two people found out that it came to, where what the gateway tells does not fit. */
  readonly verdict?: PayoutState
}

/** Keeps what follows from a gateway's word, and calls a person where that is nothing good. */
export async function settle(deps: WithdrawalDeps, { gateway, withdrawal, word, verdict }: Heard): Promise<Withdrawal> {
  const { db, clock } = deps
  const misfit = misfitOf(withdrawal, word)
  if (misfit) await callSomebody(deps, withdrawal, misfit)
  const state = misfit ? (verdict ?? null) : stateOf(word)
  const isHeld = word === 'held'
  // What never was, and what people say, cannot send back what was paid meanwhile.
  const isPayout = !misfit && word !== null && typeof word !== 'string'
  const { kept, event } = await decide(deps, { gateway, withdrawal, state, isHeld, isPayout })
  if (!event) {
    const sinceMs = kept.status === 'completed' ? (kept.endedAtMs ?? 0) : (kept.releasedAtMs ?? 0)
    const atMs = isHeld ? clock.now() + tryAgainMs : nextCheckMs({ status: kept.status, sinceMs }, clock.now())
    await db.member(kept.uid, tx => setNextCheck(tx, kept, atMs))
    return kept
  }
  if (alarms[event]) await passOnAlarmsOf(deps, kept.uid)
  await hurry(deps, kept)
  return kept
}

/** What a word that fits means; none is silence. */
function stateOf(word: Word): PayoutState | null {
  if (word === 'refused') return 'failed'
  return word === 'held' ? null : (word?.state ?? null)
}

async function callSomebody({ db, clock }: WithdrawalDeps, { gateway, id }: Withdrawal, detail: Misfit) {
  const incident = { kind: 'PAYOUT_BREAK', subject: `${gateway} ${id}`, detail }
  await db.app(tx => openIncidents(tx, [incident], clock.now()))
}

/** What somebody must be told of: word of it is left with the commit, after which nothing would say it again. */
const alarms: Readonly<Partial<Record<WithdrawalEvent, string>>> = {
  returned: 'PAYOUT_RETURNED',
  ranOut: 'PAYOUT_SILENT',
}

interface Deciding {
  readonly gateway: PayoutGateway
  readonly withdrawal: Withdrawal
  readonly state: PayoutState | null
  /** The gateway has no money of ours: no time runs for what it could not take. */
  readonly isHeld: boolean
  /** The gateway tells of the very payout it was asked for. */
  readonly isPayout: boolean
}

interface Decided {
  readonly kept: Withdrawal
  readonly event: WithdrawalEvent | null
}

/** Under the lock of the row: the flip of the state, and the money as the last statement before the commit. */
function decide({ db, clock }: WithdrawalDeps, heard: Deciding): Promise<Decided> {
  const { gateway, withdrawal } = heard
  const { uid, id } = withdrawal
  return db.member(uid, async tx => {
    const kept = (await lockWithdrawal(tx, uid, id)) ?? withdrawal
    const nowMs = clock.now()
    const event = eventFor(kept, heard, nowMs)
    const to = event && nextStatus(kept.status, event)
    if (!event || !to) return { kept, event: null }
    const outcome = outcomeOf(event)
    const sinceMs = to === 'completed' ? nowMs : (kept.releasedAtMs ?? nowMs)
    const nextCheckAtMs = nextCheckMs({ status: to, sinceMs }, nowMs)
    await flipWithdrawal(tx, kept, { to, outcome, nowMs, nextCheckAtMs })
    const kind = alarms[event]
    if (kind) await raiseAlarm(tx, { kind, subject: `${kept.gateway} ${id}`, detail: {} }, nowMs)
    const posting = postingOf(event, { ...kept, gateway: gateway.account, nowMs })
    const posted = posting && (await post(tx, posting))
    if (posted && !posted.ok)
      throw new Error(`The ledger refused that the withdrawal ${id} is ${event}: ${posted.code}.`)
    return { kept: { ...kept, status: to, outcome, endedAtMs: posting ? nowMs : kept.endedAtMs }, event }
  })
}

interface Named {
  readonly uid: bigint
  readonly id: string
  readonly amount: bigint
  readonly gateway: number
  readonly nowMs: number
}

function eventFor(kept: Withdrawal, { state, isHeld, isPayout }: Deciding, nowMs: number): WithdrawalEvent | null {
  // Nobody can be silent about what they were never asked to pay, however long it waits for its turn.
  const isAsked = !isHeld && kept.sentAtMs !== null
  const ranOutMs = isAsked ? deadlineMs(kept.rail, kept.sentAtMs) : Number.POSITIVE_INFINITY
  const event = judge({ status: kept.status, deadlineMs: ranOutMs }, state, nowMs)
  return event === 'returned' && !isPayout ? null : event
}

/** What moves with an event. While nobody knows, nothing does. */
function postingOf(event: WithdrawalEvent, { uid, id, amount, gateway, nowMs }: Named): Posting | undefined {
  const named = { uid, reference: id, amount, nowMs }
  switch (event) {
    case 'paid':
      return { ...named, act: 'withdrawal_paid', gateway }
    case 'returned':
      return { ...named, act: 'withdrawal_reversed', gateway }
    case 'failed':
    case 'declined':
      return { ...named, act: 'withdrawal_release' }
    case 'released':
    case 'ranOut':
      return undefined
  }
}
