import { tellChange } from '../../platform/events/index.ts'
import type { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { PaymentGateway, PaymentPage, TakenPayment } from '../../platform/gateway/paymentGateway.ts'
import { returnCoupon } from '../coupon/index.ts'
import { credit } from './credit.ts'
import type { DepositDeps } from './deps.ts'
import { type DepositEvent, judge, nextStatus, type PaymentBreak } from './deposit.rules.ts'
import { type Deposit, flipDeposit, lockDeposit } from './deposit.store.ts'
import { addBreaks, type Claim, type FoundBreak, listSessions, takePayment } from './payment.store.ts'

/** What is known beside what the gateway says of the deposit's own pages. */
interface Beside {
  /** Payments that stand in the gateway's list of all. */
  readonly listed?: readonly TakenPayment[]
  /** The person has gone back: what was not paid by now is not to be paid later. */
  readonly isLeft?: boolean
}

/**
 * Asks the gateway itself how a deposit stands and does what follows from it. Nothing else credits money. It may be done
 * again, late, twice at once or after it was cut short at any place: what was done is found done.
 */
export async function settle(deps: DepositDeps, claim: Claim, beside: Beside = {}): Promise<Deposit | undefined> {
  const gateway = deps.gateways.get(claim.gateway)
  if (!gateway) return undefined
  const pages = await askPages(deps, { gateway, claim, isLeft: beside.isLeft ?? false })
  const told = uniqueById([...pages.flatMap(({ paid }) => paid), ...(beside.listed ?? [])])
  const { own, foreign } = await takeAll(deps, claim, told)
  const isClosed = pages.length > 0 && pages.every(page => page.isClosed)
  const { deposit, breaks } = await decide(deps, { gateway, claim, paid: own, isClosed })
  const found = [...foreign, ...breaks].map((one): FoundBreak => ({ ...one, ...claim }))
  await deps.db.app(tx => addBreaks(tx, found, deps.clock.now()))
  return deposit
}

/** While a gateway cannot be asked, the time of a deposit runs out all the same: money that comes later is found later. */
export async function runOut(deps: DepositDeps, claim: Claim): Promise<Deposit | undefined> {
  const gateway = deps.gateways.get(claim.gateway)
  if (!gateway) return undefined
  return (await decide(deps, { gateway, claim, paid: [], isClosed: false })).deposit
}

/** Says that a gateway did not answer, and to nobody what it was asked for. */
export function warnOf(deps: DepositDeps, name: string, fault: GatewayFault): void {
  deps.log.warn({ gateway: name, reason: fault.message }, 'a payment gateway could not be asked')
}

interface Asking {
  readonly gateway: PaymentGateway
  readonly claim: Claim
  readonly isLeft: boolean
}

/** Every page that was opened for the reference, as it is now; one on which an attempt failed is closed first. */
async function askPages({ db }: DepositDeps, { gateway, claim, isLeft }: Asking): Promise<readonly PaymentPage[]> {
  const sessions = await db.app(tx => listSessions(tx, claim))
  const pages: PaymentPage[] = []
  for (const session of sessions) {
    const page = await askPage(gateway, session, isLeft)
    if (page?.reference === claim.reference) pages.push(page)
  }
  return pages
}

async function askPage(gateway: PaymentGateway, session: string, isLeft: boolean): Promise<PaymentPage | undefined> {
  const page = await gateway.findPayment(session)
  const isOver = page && !page.isClosed && page.paid.length === 0 && (page.hasFailed || isLeft)
  if (!isOver) return page
  await gateway.closePayment(session)
  return gateway.findPayment(session)
}

function uniqueById(payments: readonly TakenPayment[]): readonly TakenPayment[] {
  return [...new Map(payments.map(payment => [payment.id, payment])).values()]
}

interface Takings {
  readonly own: readonly TakenPayment[]
  readonly foreign: readonly PaymentBreak[]
}

/** A payment is one reference's alone, whatever a gateway says of it later. */
async function takeAll({ db, clock }: DepositDeps, claim: Claim, told: readonly TakenPayment[]): Promise<Takings> {
  if (told.length === 0) return { own: [], foreign: [] }
  const nowMs = clock.now()
  return db.app(async tx => {
    const own: TakenPayment[] = []
    const foreign: PaymentBreak[] = []
    for (const payment of told) {
      const holder = await takePayment(tx, { ...claim, paymentId: payment.id }, nowMs)
      if (holder === claim.reference) own.push(payment)
      else foreign.push({ payment, reason: 'taken' })
    }
    return { own, foreign }
  })
}

interface Deciding {
  readonly gateway: PaymentGateway
  readonly claim: Claim
  readonly paid: readonly TakenPayment[]
  readonly isClosed: boolean
}

interface Decided {
  readonly deposit: Deposit | undefined
  readonly breaks: readonly PaymentBreak[]
  readonly isChanged?: boolean
}

/** Decides, and lets the member's pages know what came of it. */
async function decide(deps: DepositDeps, deciding: Deciding): Promise<Decided> {
  const decided = await flip(deps, deciding)
  if (decided.isChanged) await tellChange(deps, deciding.claim.uid, 'deposit')
  return decided
}

/** Under the lock of the row: the flip of the state, and the money as the last statement before the commit. */
function flip({ db, clock }: DepositDeps, { gateway, claim, paid, isClosed }: Deciding): Promise<Decided> {
  const { uid, reference } = claim
  return db.member(uid, async tx => {
    const deposit = await lockDeposit(tx, uid, reference)
    if (!deposit) return { deposit, breaks: paid.map(payment => ({ payment, reason: 'unknown' as const })) }
    const nowMs = clock.now()
    const { event, credit: payment, breaks } = judge(deposit, { paid, isClosed }, nowMs)
    if (!event) return { deposit, breaks }
    const to = statusAfter(deposit, event)
    const paymentId = payment?.id ?? null
    await flipDeposit(tx, deposit, { to, paymentId, nowMs })
    if (payment) await credit(tx, deposit, { account: gateway.account, nowMs })
    else await returnCoupon(tx, uid, reference)
    return { deposit: { ...deposit, status: to, paymentId }, breaks, isChanged: true }
  })
}

function statusAfter({ status, id }: Deposit, event: DepositEvent) {
  const to = nextStatus(status, event)
  if (!to) throw new Error(`The deposit ${id} is ${status} and cannot be ${event}.`)
  return to
}
