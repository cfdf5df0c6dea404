import type { DepositStatus } from '@saya/contract/deposit/status.ts'
import type { PaymentGateway, PaymentPage } from '../../../platform/gateway/paymentGateway.ts'
import { addJob, type Task, task } from '../../../platform/jobs/index.ts'
import type { DepositDeps } from '../deps.ts'
import { isSettledBy } from './event.rules.ts'
import { countMiss, endEvent, findOpenEvent, type OpenEvent } from './event.store.ts'
import { hearEventJob } from './hearEventJob.ts'
import {
  addBreaks,
  addSession,
  type Claim,
  findClaim,
  findClaimByIntent,
  isKnownPayment,
  isOfKnownPage,
} from './payment.store.ts'
import { settle } from './settle.ts'
import { settleListed } from '../reconciliation/settleListed.ts'

/**
 * How long an event waits that names nobody we know, each time it is looked at: the answer that would have told us may
 * still be on its way. After that the gateway's own list of payments has whatever was paid.
 */
const waitsMs = [1, 3, 10, 30].map(minutes => minutes * 60_000)

/**
 * Acts upon an event: finds whom it may be about, and asks the gateway. What it says itself is not believed. It is over once
 * the gateway, asked, says the same or the opposite for good; until then the same event has the gateway asked again.
 */
export function hearEvent(deps: DepositDeps): Task {
  const { db, clock } = deps
  return task(hearEventJob, async ({ gateway: name, eventId }) => {
    const gateway = deps.gateways.get(name)
    const event = await db.app(tx => findOpenEvent(tx, { gateway: name, id: eventId }))
    if (!gateway || !event) return
    const { isFound, isSettled } = await actUpon(deps, gateway, event)
    const waitMs = isFound ? undefined : waitsMs[event.misses]
    await db.app(async tx => {
      if (waitMs === undefined) return endEvent(tx, { gateway: name, id: eventId }, { isSettled, nowMs: clock.now() })
      await countMiss(tx, { gateway: name, id: eventId })
      const wish = { payload: { gateway: name, eventId }, runAtMs: clock.now() + waitMs }
      await addJob(tx, hearEventJob, wish)
    })
  })
}

interface Act {
  /** It is known whom the event is about. */
  readonly isFound: boolean
  readonly isSettled: boolean
}

async function actUpon(deps: DepositDeps, gateway: PaymentGateway, event: OpenEvent): Promise<Act> {
  const page = event.session ? await gateway.findPayment(event.session) : undefined
  const claim = await findWhom(deps, gateway, { event, page })
  if (!claim) {
    if (page) await keepUnknown(deps, gateway, page)
    return { isFound: page !== undefined, isSettled: await isSettled(deps, gateway, { event, page }) }
  }
  const isKnown = await deps.db.app(async tx => {
    // The event may be here before the answer to the call that opened the page, or that answer may be lost.
    if (page) await addSession(tx, claim, page)
    return isOfKnownPage(tx, claim, event)
  })
  if (isKnown) {
    const deposit = await settle(deps, claim)
    return { isFound: true, isSettled: await isSettled(deps, gateway, { event, page, status: deposit?.status }) }
  }
  // It names a page of which we never heard: what was paid there stands in the gateway's list, or will.
  const { deposit, listed } = await settleListed(deps, claim)
  const isFound = event.intent !== '' && listed.some(({ intent }) => intent === event.intent)
  return { isFound, isSettled: await isSettled(deps, gateway, { event, page, status: deposit?.status }) }
}

/** A page that names no payment is paid by those that are on it. */
async function isSettled(
  { db }: DepositDeps,
  { name }: PaymentGateway,
  { event, page, status }: Pointer & { readonly status?: DepositStatus | undefined },
): Promise<boolean> {
  const paymentIds = event.paymentId ? [event.paymentId] : (page?.paid.map(({ id }) => id) ?? [])
  const isPaymentKnown = paymentIds.length > 0 && (await db.app(tx => isKnownPayment(tx, name, paymentIds)))
  return isSettledBy(event.says, { isPaymentKnown, status })
}

interface Pointer {
  readonly event: OpenEvent
  readonly page: PaymentPage | undefined
}

/** A page says itself what it was opened for; a payment is known by the page it was made on. */
async function findWhom(
  { db }: DepositDeps,
  { name }: PaymentGateway,
  { event, page }: Pointer,
): Promise<Claim | undefined> {
  return db.app(async tx => {
    if (page) return findClaim(tx, name, page.reference)
    const byIntent = await findClaimByIntent(tx, name, event.intent)
    return byIntent ?? (event.reference ? findClaim(tx, name, event.reference) : undefined)
  })
}

/** A reference is claimed before any gateway hears of it, so one that is unknown now is nobody's. */
async function keepUnknown({ db, clock }: DepositDeps, { name }: PaymentGateway, page: PaymentPage): Promise<void> {
  const { paid, reference } = page
  const found = paid.map(payment => ({ payment, reason: 'unknown', gateway: name, reference, uid: null }) as const)
  await db.app(tx => addBreaks(tx, found, clock.now()))
}
