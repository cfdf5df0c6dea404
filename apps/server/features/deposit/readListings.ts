import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { PaymentGateway, TakenPayment } from '../../platform/gateway/paymentGateway.ts'
import type { DepositDeps } from './deps.ts'
import { findDeposit } from './deposit.store.ts'
import {
  addBreaks,
  type Claim,
  findClaim,
  findClaimByIntent,
  findListedUntil,
  isBreak,
  setListedUntil,
} from './payment.store.ts'
import { settle, warnOf } from './settle.ts'

const hourMs = 3_600_000
/** How far it looks back the first time, and each time behind what it has read: a payment may have begun a day ago. */
const firstMs = 72 * hourMs
const overlapMs = 24 * hourMs

/**
 * Reads each gateway's own list of what it took, and sees to whatever we never heard of: events that are not sent again,
 * answers that were lost, second payments. What is credited or kept for a person already is passed over.
 */
export async function readListings(deps: DepositDeps): Promise<void> {
  for (const gateway of deps.gateways.values()) {
    await readListing(deps, gateway).catch((fault: unknown) => {
      if (!(fault instanceof GatewayFault)) throw fault
      warnOf(deps, gateway.name, fault)
    })
  }
}

/** The same at the first call and then once an hour, for somebody who calls every minute. */
export function readListingsHourly(deps: DepositDeps): () => Promise<void> {
  let nextAtMs = 0
  return async () => {
    const nowMs = deps.clock.now()
    if (nowMs < nextAtMs) return
    await readListings(deps)
    nextAtMs = nowMs + hourMs
  }
}

/** A gateway that has no list is asked about each deposit alone, by the clock. */
async function readListing(deps: DepositDeps, gateway: PaymentGateway): Promise<void> {
  const { db, clock } = deps
  const nowMs = clock.now()
  const listedUntilMs = await db.app(tx => findListedUntil(tx, gateway.name))
  const sinceMs = listedUntilMs === undefined ? nowMs - firstMs : listedUntilMs - overlapMs
  let isWhole = true
  for (const payment of (await gateway.listPaid?.(sinceMs)) ?? []) {
    await seeTo(deps, gateway, payment).catch((fault: unknown) => {
      isWhole = false
      deps.log.error({ err: fault, payment: payment.id }, 'a payment could not be seen to')
    })
  }
  // What could not be seen to is read again.
  if (isWhole) await db.app(tx => setListedUntil(tx, gateway.name, nowMs))
}

/** Sees to a payment that the gateway told of, whatever we know of it. */
export async function seeTo(deps: DepositDeps, { name }: PaymentGateway, payment: TakenPayment): Promise<void> {
  const { db, clock } = deps
  const { claim, isKept } = await db.app(async tx => ({
    claim: (await findClaimByIntent(tx, name, payment.intent)) ?? (await findClaim(tx, name, payment.reference)),
    isKept: await isBreak(tx, name, payment),
  }))
  if (isKept) return
  if (!claim) {
    const found = { payment, reason: 'unknown', gateway: name, reference: payment.reference, uid: null } as const
    await db.app(tx => addBreaks(tx, [found], clock.now()))
    return
  }
  if (await isCredited(deps, claim, payment)) return
  await settle(deps, claim, { listed: [payment] })
}

async function isCredited({ db }: DepositDeps, { uid, reference }: Claim, { id }: TakenPayment): Promise<boolean> {
  const deposit = await db.member(uid, tx => findDeposit(tx, uid, reference))
  return deposit?.paymentId === id
}
