import { type Expression, type RawBuilder, sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import { openIncidents, retellIncidents } from '../../../platform/incident/incident.store.ts'
import type { PaymentBreak } from '../deposit.rules.ts'

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

/** Whether we know the page that is meant; where none is named, whether we know any of the reference. */
export async function isOfKnownPage(
  tx: AppTx,
  { gateway, reference }: Omit<Claim, 'uid'>,
  { session, intent }: Session,
): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_session')
    .select('session')
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .$if(session !== '', own => own.where('session', '=', session))
    .$if(session === '' && intent !== '', own => own.where('intent', '=', intent))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a payment for one reference. Tells which has it: this one, or the one that was first. */
export async function takePayment(
  tx: AppTx,
  { gateway, reference, paymentId }: Omit<Claim, 'uid'> & { readonly paymentId: string },
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

/**
 * Keeps money that no deposit may be credited with, and calls a person, once for each payment. Tells how many are new, are
 * known now to have come for a deposit that was not known before, or are told with another amount or currency. What
 * somebody proposed to credit is not that any more then, and the proposal is over.
 */
export async function addBreaks(tx: AppTx, breaks: readonly FoundBreak[], nowMs: number): Promise<number> {
  if (breaks.length === 0) return 0
  const added = await tx
    .insertInto('payment_break')
    .values(breaks.map(one => ({ ...rowOf(one), found_at: instant(nowMs) })))
    .onConflict(conflict =>
      conflict
        .columns(['gateway', 'payment_id'])
        .doUpdateSet(row => ({
          reason: whereNamed(row.ref('excluded.reason'), row.ref('payment_break.reason')),
          reference: whereNamed(row.ref('excluded.reference'), row.ref('payment_break.reference')),
          uid: whereNamed(row.ref('excluded.uid'), row.ref('payment_break.uid')),
          amount: row.ref('excluded.amount'),
          currency: row.ref('excluded.currency'),
          paid_at: row.ref('excluded.paid_at'),
          state: whereOther(sql`'open'`, row.ref('payment_break.state')),
          proposed_uid: whereOther(sql`null`, row.ref('payment_break.proposed_uid')),
          proposed_by: whereOther(sql`null`, row.ref('payment_break.proposed_by')),
          proposed_name: whereOther(sql`''`, row.ref('payment_break.proposed_name')),
        }))
        .where('payment_break.state', 'in', ['open', 'proposed'])
        .where('payment_break.reason', '<>', 'taken')
        .where(row => row('excluded.reason', '<>', 'taken'))
        .where(sql<boolean>`(payment_break.reason = 'unknown' and excluded.reason <> 'unknown' or ${isOther})`),
    )
    .returning('payment_id')
    .execute()
  const fresh = breaks.filter(({ payment }) => added.some(row => row.payment_id === payment.id)).map(incidentOf)
  await openIncidents(tx, fresh, nowMs)
  await retellIncidents(tx, fresh)
  return fresh.length
}

/** Told with another amount or in another currency than it was kept with. */
const isOther = sql`(excluded.amount, excluded.currency) is distinct from (payment_break.amount, payment_break.currency)`

function whereOther<T>(then: RawBuilder<unknown>, otherwise: Expression<T>) {
  return sql<T>`case when ${isOther} then ${then} else ${otherwise} end`
}

/** Whose it is known to be stays known. */
function whereNamed<T>(then: Expression<T>, otherwise: Expression<T>) {
  return sql<T>`case when payment_break.reason = 'unknown' then ${then} else ${otherwise} end`
}

function rowOf({ gateway, payment, reason, reference, uid }: FoundBreak) {
  const { id, amount, currency, paidAtMs } = payment
  const found = { gateway, payment_id: id, reason, reference, uid, amount, currency: shortCurrency(currency) }
  return { ...found, paid_at: instant(paidAtMs) }
}

/** As it is kept: a gateway may send anything. */
export function shortCurrency(currency: string): string {
  return currency.slice(0, 10)
}

function incidentOf({ gateway, payment, reason, reference }: FoundBreak) {
  const { id, amount, currency } = payment
  const detail = { reason, reference, units: String(amount), currency: shortCurrency(currency) }
  return { kind: 'PAYMENT_BREAK', subject: `${gateway} ${id}`, detail }
}

/** How the break of a payment stands, where it is one. */
export async function findBreakState(tx: AppTx, gateway: string, { id }: TakenPayment): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payment_break')
    .select('state')
    .where('gateway', '=', gateway)
    .where('payment_id', '=', id)
    .executeTakeFirst()
  return row?.state
}

/** Whether any of these payments was taken for a reference, or is kept for a person. */
export async function isKnownPayment(tx: AppTx, gateway: string, paymentIds: readonly string[]): Promise<boolean> {
  const known = (table: 'payment' | 'payment_break') =>
    tx
      .selectFrom(table)
      .select('payment_id')
      .where('gateway', '=', gateway)
      .where('payment_id', 'in', paymentIds)
      .limit(1)
      .executeTakeFirst()
  return ((await known('payment')) ?? (await known('payment_break'))) !== undefined
}

/** Which reference has a payment, if any does. */
export async function findHolder(tx: AppTx, gateway: string, paymentId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payment')
    .select('reference')
    .where('gateway', '=', gateway)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row?.reference
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
