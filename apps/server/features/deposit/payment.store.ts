import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { TakenPayment } from '../../platform/gateway/paymentGateway.ts'
import { openIncidents } from '../../platform/incident/incident.store.ts'
import type { PaymentBreak } from './deposit.rules.ts'

/** Whose deposit a reference is. */
export interface Claim {
  readonly gateway: string
  readonly reference: string
  readonly uid: bigint
}

/** Before a gateway hears of a reference, so that whatever it says of it finds its member. Twice does no harm. */
export async function claimReference(tx: AppTx, { gateway, reference, uid }: Claim, nowMs: number): Promise<void> {
  await tx
    .insertInto('payment_claim')
    .values({ gateway, reference, uid, claimed_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export function findClaim(tx: AppTx, gateway: string, reference: string): Promise<Claim | undefined> {
  return tx
    .selectFrom('payment_claim')
    .select(['gateway', 'reference', 'uid'])
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

export async function findClaimByIntent(tx: AppTx, gateway: string, intent: string): Promise<Claim | undefined> {
  if (intent === '') return undefined
  const session = await tx
    .selectFrom('payment_session')
    .select('reference')
    .where('gateway', '=', gateway)
    .where('intent', '=', intent)
    .executeTakeFirst()
  return session && findClaim(tx, gateway, session.reference)
}

interface Session {
  readonly session: string
  readonly intent: string
}

export async function addSession(tx: AppTx, { gateway, reference }: Claim, page: Session): Promise<void> {
  await tx
    .insertInto('payment_session')
    .values({ gateway, reference, session: page.session, intent: page.intent })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function listSessions(tx: AppTx, { gateway, reference }: Omit<Claim, 'uid'>): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('payment_session')
    .select('session')
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .orderBy('session')
    .execute()
  return rows.map(row => row.session)
}

/** Takes a payment for one reference. Tells which has it: this one, or the one that was first. */
export async function takePayment(
  tx: AppTx,
  { gateway, reference, paymentId }: Claim & { readonly paymentId: string },
  nowMs: number,
): Promise<string> {
  await tx
    .insertInto('payment')
    .values({ gateway, payment_id: paymentId, reference, seen_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('payment')
    .select('reference')
    .where('gateway', '=', gateway)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return row.reference
}

export interface FoundBreak extends PaymentBreak {
  readonly gateway: string
  readonly reference: string
  readonly uid: bigint | null
}

/** Keeps money that no deposit may be credited with, and calls a person, once for each payment. Tells how many are new. */
export async function addBreaks(tx: AppTx, breaks: readonly FoundBreak[], nowMs: number): Promise<number> {
  if (breaks.length === 0) return 0
  const added = await tx
    .insertInto('payment_break')
    .values(breaks.map(one => ({ ...rowOf(one), found_at: instant(nowMs) })))
    .onConflict(conflict => conflict.doNothing())
    .returning('payment_id')
    .execute()
  const fresh = breaks.filter(({ payment }) => added.some(row => row.payment_id === payment.id))
  await openIncidents(tx, fresh.map(incidentOf), nowMs)
  return fresh.length
}

function rowOf({ gateway, payment, reason, reference, uid }: FoundBreak) {
  const { id, amount, currency } = payment
  return { gateway, payment_id: id, reason, reference, uid, amount, currency: currency.slice(0, 10) }
}

function incidentOf({ gateway, payment, reason, reference }: FoundBreak) {
  const { id, amount, currency } = payment
  const detail = { reason, reference, units: String(amount), currency: currency.slice(0, 10) }
  return { kind: 'PAYMENT_BREAK', subject: `${gateway} ${id}`, detail }
}

export async function isBreak(tx: AppTx, gateway: string, { id }: TakenPayment): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_break')
    .select('payment_id')
    .where('gateway', '=', gateway)
    .where('payment_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Until when the gateway's list was read, if it ever was. */
export async function findListedUntil(tx: AppTx, gateway: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('payment_listing')
    .select('listed_until')
    .where('gateway', '=', gateway)
    .executeTakeFirst()
  return row?.listed_until
}

export async function setListedUntil(tx: AppTx, gateway: string, untilMs: number): Promise<void> {
  const row = { gateway, listed_until: instant(untilMs) }
  await tx
    .insertInto('payment_listing')
    .values(row)
    .onConflict(conflict => conflict.column('gateway').doUpdateSet({ listed_until: row.listed_until }))
    .execute()
}

/** Whose a reference is, at whichever gateway. */
export function findClaims(tx: AppTx, reference: string): Promise<Claim[]> {
  return tx
    .selectFrom('payment_claim')
    .select(['gateway', 'reference', 'uid'])
    .where('reference', '=', reference)
    .execute()
}

/** Whose a payment is, by the gateway's name for it. */
export function findClaimsOfPayment(tx: AppTx, paymentId: string): Promise<Claim[]> {
  return tx
    .selectFrom('payment')
    .innerJoin('payment_claim', join =>
      join
        .onRef('payment_claim.gateway', '=', 'payment.gateway')
        .onRef('payment_claim.reference', '=', 'payment.reference'),
    )
    .select(['payment_claim.gateway', 'payment_claim.reference', 'payment_claim.uid'])
    .where('payment.payment_id', '=', paymentId)
    .execute()
}

export function listPaymentsOf(tx: AppTx, { gateway, reference }: Claim) {
  return tx
    .selectFrom('payment')
    .select(['payment_id', 'seen_at'])
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .orderBy('seen_at')
    .execute()
}

/** Until when each gateway's list was read. */
export async function listListedUntil(tx: AppTx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('payment_listing').selectAll().execute()
  return new Map(rows.map(row => [row.gateway, row.listed_until]))
}
