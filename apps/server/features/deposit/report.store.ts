import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { DayReport, Mismatch, MismatchKind, Order } from './reconcile.rules.ts'
import type { TimeAt } from './break.store.ts'
import type { Claim } from './payment.store.ts'

export interface Day {
  readonly gateway: string
  /** In Manila, as `2026-03-02`. */
  readonly day: string
}

/** Keeps what a day came to, in the place of what was found before. */
export async function keepReport(
  tx: AppTx,
  { gateway, day }: Day,
  { report, hasList, nowMs }: { readonly report: DayReport; readonly hasList: boolean; readonly nowMs: number },
): Promise<void> {
  await tx.deleteFrom('payment_report').where('gateway', '=', gateway).where('day', '=', day).execute()
  const { told, credited, kept, ordered, posted, mismatches } = report
  await tx
    .insertInto('payment_report')
    .values({
      gateway,
      day,
      has_list: hasList,
      told_count: told.count,
      told_amount: told.amount,
      credited_count: credited.count,
      credited_amount: credited.amount,
      kept_count: kept.count,
      kept_amount: kept.amount,
      ordered_count: ordered.count,
      ordered_amount: ordered.amount,
      posted_count: posted.count,
      posted_amount: posted.amount,
      mismatches: mismatches.length,
      made_at: instant(nowMs),
    })
    .execute()
  for (const one of mismatches) await keepMismatch(tx, { gateway, day }, one)
}

async function keepMismatch(tx: AppTx, day: Day, { kind, name, amount, otherAmount }: Mismatch): Promise<void> {
  await tx
    .insertInto('payment_mismatch')
    .values({ ...day, kind, name, amount, other_amount: otherAmount })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function select(tx: AppTx) {
  // A day comes as its name, which no time zone moves.
  return tx.selectFrom('payment_report').selectAll().select(sql<string>`day::text`.as('name'))
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number]

interface ReportPage {
  readonly gateway: string
  /** One alone, where it is named. */
  readonly day: string
  /** `day gateway`, behind which the page begins. */
  readonly last: string
  readonly isDown: boolean
  readonly size: number
}

/** By day, behind one of them where it is named. */
export function listReports(tx: AppTx, { gateway, day, last, isDown, size }: ReportPage) {
  const turn = isDown ? 'desc' : 'asc'
  const place = sql`(${last.slice(0, 10)}::date, ${last.slice(11)})`
  return select(tx)
    .$if(day !== '', all => all.where('day', '=', day))
    .$if(gateway !== '', all => all.where('gateway', '=', gateway))
    .$if(last !== '', all =>
      all.where(isDown ? sql<boolean>`(day, gateway) < ${place}` : sql<boolean>`(day, gateway) > ${place}`),
    )
    .orderBy('day', turn)
    .orderBy('gateway', turn)
    .limit(size)
    .execute()
}

export async function listMismatches(tx: AppTx, { gateway, day }: Day) {
  const rows = await tx
    .selectFrom('payment_mismatch')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .orderBy('kind')
    .orderBy('name')
    .limit(1000)
    .execute()
  return rows.map(row => ({ ...row, kind: row.kind as MismatchKind }))
}

/** Whose payments these are, by the gateway's names, and which of them wait or waited for a person. */
export async function findHolders(tx: AppTx, gateway: string, ids: readonly string[]) {
  const claims = await tx
    .selectFrom('payment')
    .innerJoin('payment_claim', join =>
      join
        .onRef('payment_claim.gateway', '=', 'payment.gateway')
        .onRef('payment_claim.reference', '=', 'payment.reference'),
    )
    .select(['payment.payment_id', 'payment_claim.reference', 'payment_claim.uid'])
    .where('payment.gateway', '=', gateway)
    .where(sql<boolean>`payment.payment_id = any(${[...ids]}::text[])`)
    .execute()
  const kept = await tx
    .selectFrom('payment_break')
    .select('payment_id')
    .where('gateway', '=', gateway)
    .where(sql<boolean>`payment_id = any(${[...ids]}::text[])`)
    .execute()
  return { claims, kept: new Set(kept.map(row => row.payment_id)) }
}

/** The references that a gateway was given within a time. */
export function listClaimsOf(tx: AppTx, { gateway, fromMs, untilMs }: TimeAt): Promise<Claim[]> {
  return tx
    .selectFrom('payment_claim')
    .select(['gateway', 'reference', 'uid'])
    .where('gateway', '=', gateway)
    .where('claimed_at', '>=', instant(fromMs))
    .where('claimed_at', '<', instant(untilMs))
    .execute()
}

/** Deposits of one schema that were completed within a time. */
export async function listCompleted(tx: MemberTx, { gateway, fromMs, untilMs }: TimeAt): Promise<Order[]> {
  const rows = await tx
    .selectFrom('deposit')
    .select(['id', 'amount', 'payment_id'])
    .where('gateway', '=', gateway)
    .where('status', '=', 'completed')
    .where('ended_at', '>=', instant(fromMs))
    .where('ended_at', '<', instant(untilMs))
    .execute()
  return rows.map(row => ({ name: row.id, amount: row.amount, paymentId: row.payment_id ?? '' }))
}

/** Which of these payments deposits of one schema were credited with, and how much each came to. */
export async function listCreditedWith(tx: MemberTx, references: readonly string[]) {
  const rows = await tx
    .selectFrom('deposit')
    .select(['payment_id', 'amount'])
    .where('status', '=', 'completed')
    .where(sql<boolean>`id = any(${[...references]}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.payment_id ?? '', row.amount]))
}
