import { tellChange } from '../../../platform/events/index.ts'
import type { AppTx, MemberTx } from '../../../platform/db/database.ts'
import type { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { PaymentGateway, PaymentPage, TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import { isDecided } from '../break/break.rules.ts'
import { findBreak } from '../break/break.store.ts'
import { credit } from './credit.ts'
import type { DepositDeps } from '../deps.ts'
import {
  type DepositEvent,
  type GatewayReport,
  judge,
  nextStatus,
  type PaymentBreak,
  type Verdict,
} from '../deposit.rules.ts'
import { type Deposit, findDeposit, flipDeposit, lockDeposit, noteBreak, noteFailed } from '../deposit.store.ts'
import { endBreak } from '../break/endBreak.ts'
import { holdForDeposit, listHeldByDeposits } from '../break/held.store.ts'
import { notifyOfDeposit } from './notifyOfDeposit.ts'
import { tellKeptFits } from '../reconciliation/keptFits.ts'
import { addBreaks, type Claim, type FoundBreak, listSessions, takePayment } from './payment.store.ts'

/** What is known beside what the gateway says of the deposit's own pages. */
interface Beside {
  /** Payments that stand in the gateway's list of all. */
  readonly listed?: readonly TakenPayment[]
}

/**
 * Asks the gateway itself how a deposit stands and does what follows from it. Nothing else credits money. It may be done
 * again, late, twice at once or after it was cut short at any place: what was done is found done.
 */
export async function settle(deps: DepositDeps, claim: Claim, beside: Beside = {}): Promise<Deposit | undefined> {
  const gateway = deps.gateways.get(claim.gateway)
  if (!gateway) return undefined
  const { pages, isPageless } = await askPages(deps, gateway, claim)
  // A page whose answer was lost may be unknown to us, and to be found by our own name alone.
  const unseen = pages.length === 0 ? await gateway.listPaidFor?.(claim.reference) : undefined
  const told = uniqueById([...pages.flatMap(({ paid }) => paid), ...(unseen ?? []), ...(beside.listed ?? [])])
  const { own, foreign, kept } = await takeAll(deps, claim, told)
  const isClosed = pages.length > 0 && pages.every(page => page.isClosed)
  const { deposit, breaks, fits } = await decide(deps, { gateway, claim, paid: own, kept, isClosed, isPageless })
  const found = [...foreign, ...breaks].map((one): FoundBreak => ({ ...one, ...claim }))
  const fresh = await deps.db.app(async tx => {
    const nowMs = deps.clock.now()
    // It had been kept for a person before its gateway named it rightly.
    const paymentId = deposit?.paymentId
    if (paymentId && own.some(({ id }) => id === paymentId)) {
      await endBreak(tx, { gateway: claim.gateway, paymentId, act: 'settle' }, nowMs)
    }
    await tellKeptFits(tx, claim, { kept, fits, nowMs })
    return addBreaks(tx, await withoutCredited(tx, claim, found), nowMs)
  })
  if (fresh > 0) await tellChange(deps, claim.uid, 'deposit')
  return deposit
}

/** Whoever asked at once may have been told otherwise, and have credited it. */
async function withoutCredited(tx: AppTx, { gateway }: Claim, found: readonly FoundBreak[]) {
  if (found.length === 0) return found
  const ids = found.map(({ payment }) => payment.id)
  const credited = await listHeldByDeposits(tx, gateway, ids)
  return found.filter(({ payment, reason }) => reason === 'taken' || !credited.has(payment.id))
}

/** While a gateway cannot be asked, the time of a deposit runs out all the same: money that comes later is found later. */
export async function runOut(deps: DepositDeps, claim: Claim): Promise<Deposit | undefined> {
  const gateway = deps.gateways.get(claim.gateway)
  if (!gateway) return undefined
  return (await decide(deps, { gateway, claim, paid: [], kept: [], isClosed: false, isPageless: false })).deposit
}

/** Says that a gateway did not answer, and to nobody what it was asked for. */
export function warnOf(deps: DepositDeps, name: string, fault: GatewayFault): void {
  deps.log.warn({ gateway: name, reason: fault.message }, 'a payment gateway could not be asked')
}

interface PaymentPages {
  readonly pages: readonly PaymentPage[]
  /** No page of it is known, so that there is none which anybody was sent to. */
  readonly isPageless: boolean
}

/**
 * Every page that was opened for the reference, as it is now. Where an attempt failed on one, or the person has gone back,
 * what was not paid by now is not to be paid later: all are closed first, also one that was opened for an answer which was
 * lost, and that nobody was sent to. That an attempt failed is kept before, since a closed page may not tell it any more: to
 * whoever asks at the same moment, and to whoever goes on after a kill.
 */
async function askPages({ db }: DepositDeps, gateway: PaymentGateway, claim: Claim): Promise<PaymentPages> {
  const pages: PaymentPage[] = []
  const sessions = await db.app(tx => listSessions(tx, claim))
  const isPageless = sessions.length === 0
  for (const session of sessions) {
    const page = await gateway.findPayment(session)
    if (page?.reference === claim.reference) pages.push(page)
  }
  const hasFailed = pages.some(page => page.hasFailed)
  if (hasFailed) await db.member(claim.uid, tx => noteFailed(tx, claim))
  if (!pages.some(isPayable)) return { pages, isPageless }
  const isOver = hasFailed || (await isLeft(db, claim))
  if (!isOver) return { pages, isPageless }
  const closed: PaymentPage[] = []
  for (const page of pages) closed.push((isPayable(page) ? await close(gateway, page) : undefined) ?? page)
  return { pages: closed, isPageless }
}

async function isLeft(db: DepositDeps['db'], { uid, reference }: Claim): Promise<boolean> {
  const deposit = await db.member(uid, tx => findDeposit(tx, uid, reference))
  return deposit?.isLeft ?? false
}

function isPayable({ isClosed, paid }: PaymentPage): boolean {
  return !isClosed && paid.length === 0
}

/** Whether it could be closed is asked afterwards: one that was paid in this moment cannot. */
async function close(gateway: PaymentGateway, { session, reference }: PaymentPage): Promise<PaymentPage | undefined> {
  await gateway.closePayment(session)
  const page = await gateway.findPayment(session)
  return page?.reference === reference ? page : undefined
}

function uniqueById(payments: readonly TakenPayment[]): readonly TakenPayment[] {
  return [...new Map(payments.map(payment => [payment.id, payment])).values()]
}

interface Takings {
  readonly own: readonly TakenPayment[]
  readonly foreign: readonly PaymentBreak[]
  /** What people kept, and is no deposit's until they open it again. */
  readonly kept: readonly TakenPayment[]
}

/** A payment is one reference's alone, whatever a gateway says of it later. */
async function takeAll({ db, clock }: DepositDeps, claim: Claim, told: readonly TakenPayment[]): Promise<Takings> {
  if (told.length === 0) return { own: [], foreign: [], kept: [] }
  const nowMs = clock.now()
  return db.app(async tx => {
    const own: TakenPayment[] = []
    const foreign: PaymentBreak[] = []
    const kept: TakenPayment[] = []
    for (const payment of told) {
      // What people have seen to, or have agreed whose it is, stays theirs, whatever a gateway names it by now.
      const found = await findBreak(tx, { gateway: claim.gateway, paymentId: payment.id })
      if (found?.state === 'kept' && found.reason !== 'taken') kept.push(payment)
      if (found && isDecided(found.state)) continue
      const holder = await takePayment(tx, { ...claim, paymentId: payment.id }, nowMs)
      if (holder === claim.reference) own.push(payment)
      else foreign.push({ payment, reason: 'taken' })
    }
    return { own, foreign, kept }
  })
}

interface Deciding {
  readonly gateway: PaymentGateway
  readonly claim: Claim
  readonly paid: readonly TakenPayment[]
  readonly kept: readonly TakenPayment[]
  readonly isClosed: boolean
  readonly isPageless: boolean
}

interface Decision {
  readonly deposit: Deposit | undefined
  readonly breaks: readonly PaymentBreak[]
  /** What people kept and it would be credited with, as it stands now. */
  readonly fits: readonly TakenPayment[]
  readonly isChanged?: boolean
}

/** Decides, and lets the member's pages know what came of it. */
async function decide(deps: DepositDeps, deciding: Deciding): Promise<Decision> {
  const decided = await flip(deps, deciding)
  if (decided.isChanged) await tellChange(deps, deciding.claim.uid, 'deposit')
  return decided
}

/** Under the lock of the row: the flip of the state, and the money as the last statement before the commit. */
function flip({ db, clock, jurisdiction }: DepositDeps, deciding: Deciding): Promise<Decision> {
  const { gateway, claim, paid } = deciding
  return db.member(claim.uid, async tx => {
    const deposit = await lockDeposit(tx, claim.uid, claim.reference)
    if (!deposit) return { deposit, breaks: paid.map(payment => ({ payment, reason: 'unknown' as const })), fits: [] }
    const nowMs = clock.now()
    const isClosed = deciding.isClosed || (deciding.isPageless && isGivenUp(deposit, nowMs))
    const { event, credit: payment, breaks } = await judgeHeld(tx, deposit, { claim, paid, isClosed, nowMs })
    if (breaks.length > 0) await noteBreak(tx, deposit, nowMs)
    if (!event) return { deposit, breaks, fits: fitting(deposit, deciding, nowMs) }
    const to = statusAfter(deposit, event)
    const paymentId = payment?.id ?? null
    await flipDeposit(tx, deposit, { to, paymentId, nowMs })
    await notifyOfDeposit(tx, deposit, { to, nowMs })
    if (payment) await credit(tx, deposit, { account: gateway.account, jurisdiction, nowMs })
    const changed = { ...deposit, status: to, paymentId }
    return { deposit: changed, breaks, fits: fitting(changed, deciding, nowMs), isChanged: true }
  })
}

function fitting(deposit: Deposit, { kept }: Deciding, nowMs: number): readonly TakenPayment[] {
  return kept.filter(payment => judge(deposit, { paid: [payment], isClosed: false }, nowMs).credit !== null)
}

interface Judging extends GatewayReport {
  readonly claim: Claim
  readonly nowMs: number
}

/** What it is credited with is marked as its own; where two people have agreed whose that is, it comes to what is left. */
async function judgeHeld(tx: MemberTx, deposit: Deposit, judging: Judging): Promise<Verdict> {
  const { claim, paid, nowMs } = judging
  const verdict = judge(deposit, judging, nowMs)
  const { credit: payment } = verdict
  if (!payment || (await holdForDeposit(tx, { ...claim, paymentId: payment.id }))) return verdict
  return judgeHeld(tx, deposit, { ...judging, paid: paid.filter(({ id }) => id !== payment.id) })
}

/** One that its member does not pay, and for which nobody asks for a page just now: none can come of it any more. */
function isGivenUp({ isLeft: isGone, openingUntilMs }: Deposit, nowMs: number): boolean {
  return isGone && (openingUntilMs === null || openingUntilMs <= nowMs)
}

function statusAfter({ status, id }: Deposit, event: DepositEvent) {
  const to = nextStatus(status, event)
  if (!to) throw new Error(`The deposit ${id} is ${status} and cannot be ${event}.`)
  return to
}
