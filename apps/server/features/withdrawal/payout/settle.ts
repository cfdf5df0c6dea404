import type { MemberTx } from '../../../platform/db/database.ts'
import type { PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { raiseAlarm } from '../../../platform/incident/alarm.store.ts'
import { closeIncidents, openIncidents, retellIncidents } from '../../../platform/incident/incident.store.ts'
import { passOnAlarmsOf } from '../../../platform/incident/passOnAlarms.ts'
import { type Posting, post } from '../../wallet/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { notifyChange, notifyOfWithdrawal } from './notices.ts'
import { tryAgainMs } from './hold.store.ts'
import { type Misfit, misfitOf } from '../reconciliation/misfit.rules.ts'
import { deadlineMs } from './rail.rules.ts'
import { isPayout, isRefusal, type Word } from './send.ts'
import { setNextCheck } from './sending.store.ts'
import { tellOfLosses } from '../tellOfLosses.ts'
import { agreedOf } from './verdict.rules.ts'
import { listVerdicts } from './verdict.store.ts'
import {
  judge,
  nextCheckMs,
  nextStatus,
  outcomeOf,
  type PayoutState,
  watched,
  type WithdrawalEvent,
} from '../withdrawal.rules.ts'
import { flipWithdrawal, lockWithdrawal, type Withdrawal } from '../withdrawal.store.ts'

interface Settlement {
  /** Nothing where there is no such gateway any more: then nobody tells anything, and time alone passes. */
  readonly gateway: PayoutGateway | undefined
  readonly withdrawal: Withdrawal
  readonly word: Word
  /**
   * What somebody says that it came to, where what the gateway tells does not fit or is nothing: kept in the transaction that
   * acts upon it, and what that comes to once enough people say the same.
   */
  readonly verdict?: Verdict
}

export type Verdict = (tx: MemberTx) => Promise<PayoutState | null>

/** Keeps what follows from a gateway's word, and calls a person where that is nothing good. */
export async function settle(deps: WithdrawalDeps, heard: Settlement): Promise<Withdrawal> {
  const { db, clock } = deps
  const { withdrawal, word } = heard
  const misfit = misfitOf(withdrawal, word)
  const isVouched = misfit !== null && (await isVouchedFor(deps, withdrawal, word))
  if (misfit && !isVouched) await callSomebody(deps, withdrawal, misfit)
  const { kept, event } = await decide(deps, heard)
  const isClear = isPayout(word) && (misfit === null || isVouched)
  const isOver = event !== null && event !== 'ranOut'
  if (isOver || isClear) await callOff(deps, kept)
  if (isPayout(word) && !misfit) await tellOfLosses(deps, kept, word)
  if (!event) {
    const isHeld = word === 'held'
    const atMs = isHeld ? clock.now() + tryAgainMs : nextCheckMs(watched(kept), clock.now())
    await db.member(kept.uid, tx => setNextCheck(tx, kept, atMs))
    return kept
  }
  if (alarms[event]) await passOnAlarmsOf(deps, kept.uid)
  await notifyChange(deps, kept)
  return kept
}

/**
 * What a word that fits means; none is silence. A refusal is one only as long as nobody has asked again since: what the
 * gateway was asked for later it may have taken.
 */
function stateOf({ sendings }: Withdrawal, word: Word): PayoutState | null {
  if (isRefusal(word)) return word.refused === sendings ? 'failed' : null
  return isPayout(word) ? word.state : null
}

/** Whether two people have ended it by what it is told of, so that nobody need be called to that again. */
async function isVouchedFor({ db }: WithdrawalDeps, { uid, id }: Withdrawal, word: Word): Promise<boolean> {
  return isPayout(word) && agreedOf(await db.member(uid, tx => listVerdicts(tx, id)), word) !== null
}

/** Opens it, or tells anew in what is open what there is now. */
async function callSomebody({ db, clock }: WithdrawalDeps, { gateway, id }: Withdrawal, detail: Misfit) {
  const incident = { kind: 'PAYOUT_BREAK', subject: `${gateway} ${id}`, detail }
  await db.app(async tx => {
    await openIncidents(tx, [incident], clock.now())
    await retellIncidents(tx, [incident])
  })
}

/** It fits, or is over. */
async function callOff({ db, clock }: WithdrawalDeps, { gateway, id }: Withdrawal) {
  const nowMs = clock.now()
  const about = { kinds: ['PAYOUT_BREAK'], subjects: `${gateway} ${id}`, notSeenSinceMs: nowMs + 1 }
  await db.app(tx => closeIncidents(tx, about, nowMs))
}

/** What somebody must be told of: word of it is left with the commit, after which nothing would say it again. */
const alarms: Readonly<Partial<Record<WithdrawalEvent, string>>> = {
  returned: 'PAYOUT_RETURNED',
  ranOut: 'PAYOUT_SILENT',
}

/** How soon what people have ended is looked at once more. */
const lookAgainMs = 60_000

interface Decision {
  readonly kept: Withdrawal
  readonly event: WithdrawalEvent | null
}

/** Under the lock of the row: the flip of the state, and the money as the last statement before the commit. */
function decide({ db, clock }: WithdrawalDeps, heard: Settlement): Promise<Decision> {
  const { gateway, withdrawal } = heard
  const { uid, id } = withdrawal
  return db.member(uid, async tx => {
    const kept = (await lockWithdrawal(tx, uid, id)) ?? withdrawal
    const nowMs = clock.now()
    const state = await stateNow(tx, kept, heard)
    const event = eventFor(kept, { ...state, isHeld: heard.word === 'held' }, nowMs)
    const to = event && nextStatus(kept.status, event)
    if (!event || !to) return { kept, event: null }
    const outcome = outcomeOf(event)
    const ended = watched({ ...kept, status: to, outcome, endedAtMs: nowMs })
    // Whoever was called to it is called off behind the commit, or by the next look.
    const nextCheckAtMs = nextCheckMs(ended, nowMs) ?? (heard.verdict ? nowMs + lookAgainMs : null)
    const payoutId = event === 'paid' ? foundPayout(heard) : undefined
    await flipWithdrawal(tx, kept, { to, outcome, nowMs, nextCheckAtMs, payoutId })
    const kind = alarms[event]
    if (kind) await raiseAlarm(tx, { kind, subject: `${kept.gateway} ${id}`, detail: {} }, nowMs)
    await notifyOfWithdrawal(tx, kept, { event, nowMs })
    const posting = postingOf(event, { ...kept, gateway, nowMs })
    const posted = posting && (await post(tx, posting))
    if (posted && !posted.ok)
      throw new Error(`The ledger refused that the withdrawal ${id} is ${event}: ${posted.code}.`)
    const endedAtMs = posting ? nowMs : kept.endedAtMs
    const paidAtMs = event === 'paid' ? nowMs : kept.paidAtMs
    return { kept: { ...kept, status: to, outcome, paidAtMs, endedAtMs }, event }
  })
}

interface PostedWithdrawal {
  readonly uid: bigint
  readonly id: string
  readonly amount: bigint
  readonly gateway: Settlement['gateway']
  readonly nowMs: number
}

/** What people have found to be what arrived, also under a name of its own, is what may come back. */
function foundPayout({ word, verdict }: Settlement): string | undefined {
  return verdict && isPayout(word) && word.copies === undefined ? word.id : undefined
}

interface StateNow {
  readonly state: PayoutState | null
  /** The gateway tells of the very payout that was asked for, or that two people have found to be it. */
  readonly isOurs: boolean
}

/**
 * What it comes to, under the lock. Of what does not fit nothing is believed, but that it came back where two people have
 * found the very same to be what arrived. What never was, and what people say, cannot send back what was paid meanwhile.
 */
async function stateNow(tx: MemberTx, kept: Withdrawal, { word, verdict }: Settlement): Promise<StateNow> {
  if (verdict) return { state: await verdict(tx), isOurs: false }
  if (!isPayout(word)) return { state: stateOf(kept, word), isOurs: false }
  if (!misfitOf(kept, word)) return { state: word.state, isOurs: true }
  const isArrived = kept.status === 'completed' && agreedOf(await listVerdicts(tx, kept.id), word) === true
  return { state: isArrived ? word.state : null, isOurs: isArrived }
}

interface Eventful extends StateNow {
  /** The gateway has no money of ours: no time runs for what it could not take. */
  readonly isHeld: boolean
}

function eventFor(kept: Withdrawal, { state, isHeld, isOurs }: Eventful, nowMs: number): WithdrawalEvent | null {
  // Nobody can be silent about what they were never asked to pay, however long it waits for its turn.
  const isAsked = !isHeld && kept.sentAtMs !== null
  const ranOutMs = isAsked ? deadlineMs(kept.rail, kept.sentAtMs) : Number.POSITIVE_INFINITY
  const event = judge({ status: kept.status, deadlineMs: ranOutMs }, state, nowMs)
  return event === 'returned' && !isOurs ? null : event
}

/** What moves with an event. While nobody knows, nothing does. */
function postingOf(event: WithdrawalEvent, { uid, id, amount, gateway, nowMs }: PostedWithdrawal): Posting | undefined {
  const named = { uid, reference: id, amount, nowMs }
  switch (event) {
    case 'paid':
      return { ...named, act: 'withdrawal_paid', gateway: accountOf(gateway) }
    case 'returned':
      return { ...named, act: 'withdrawal_reversed', gateway: accountOf(gateway) }
    case 'failed':
    case 'declined':
      return { ...named, act: 'withdrawal_release' }
    case 'released':
    case 'ranOut':
      return undefined
  }
}

function accountOf(gateway: Settlement['gateway']): number {
  if (!gateway) throw new Error('A gateway that is not there has paid nobody.')
  return gateway.account
}
