import { eachPaidPage } from '../../../platform/gateway/eachPaidPage.ts'
import type { PaymentGateway, TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import type { DepositDeps } from '../deps.ts'
import { type Deposit, findDeposit } from '../deposit.store.ts'
import { findListedUntil } from './listing.store.ts'
import type { Claim } from '../event/payment.store.ts'
import { overlapMs } from './readListings.ts'
import { settlePayment } from '../event/settlePayment.ts'
import { settle } from '../event/settle.ts'

/** Clocks differ, ours and the gateway's. */
const marginMs = 3_600_000
/** Somebody waits: what lies further back is left to the hourly reading. */
const mostPages = 200

export interface ListedSettlement {
  readonly deposit: Deposit | undefined
  /** What the gateway's own list has under the deposit's name. */
  readonly listed: readonly TakenPayment[]
}

/**
 * Settles a deposit, also by what the gateway's own list has under its name: that may have been paid on a page of which we
 * never heard, for its answer was lost, and so was its event. What the hourly reading has read already is not read again.
 */
export async function settleListed(deps: DepositDeps, claim: Claim): Promise<ListedSettlement> {
  const settled = await settle(deps, claim)
  const gateway = deps.gateways.get(claim.gateway)
  const listed = settled && gateway?.listPaid ? await listOwn(deps, gateway, { claim, deposit: settled }) : []
  if (!gateway || listed.length === 0) return { deposit: settled, listed }
  for (const payment of listed) await settlePayment(deps, gateway, payment)
  return { deposit: await deps.db.member(claim.uid, tx => findDeposit(tx, claim.uid, claim.reference)), listed }
}

async function listOwn(
  { db }: DepositDeps,
  gateway: PaymentGateway,
  { claim, deposit }: { readonly claim: Claim; readonly deposit: Deposit },
): Promise<readonly TakenPayment[]> {
  const listedUntilMs = await db.app(tx => findListedUntil(tx, gateway.name))
  const sinceMs = Math.max(deposit.createdAtMs - marginMs, (listedUntilMs ?? 0) - overlapMs)
  const own: TakenPayment[] = []
  for await (const { paid } of eachPaidPage(gateway, { sinceMs, mostPages })) {
    own.push(...paid.filter(({ reference }) => reference === claim.reference))
  }
  return own
}
