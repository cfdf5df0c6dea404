import type { Tally } from '@saya/money'
import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Order } from './reconcile.rules.ts'
import type { TimeAt } from '../break/break.store.ts'
import type { Claim } from '../event/payment.store.ts'

/** What came in, or what went out. */
export type Direction = 'in' | 'out'

export interface Day {
  readonly gateway: string
  /** In Manila, as `2026-03-02`. */
  readonly day: string
  readonly direction: Direction
}

/** One difference of either side, as it is kept. */
export interface KeptMismatch {
  readonly kind: string
  readonly name: string
  readonly amount: bigint
  readonly currency: string
  /** In pesos. */
  readonly otherAmount: bigint
  /** Our withdrawal, and whose it is, where it is about one. */
  readonly reference?: string
  readonly uid?: bigint | null
}

export interface KeptReport {
  readonly told: Tally
  readonly credited: Tally
  readonly kept: Tally
  readonly ordered: Tally
  readonly posted: Tally
  readonly toldBack?: Tally
  readonly postedBack?: Tally
  readonly shifted?: bigint
  readonly mismatches: readonly KeptMismatch[]
}

interface Making {
  readonly report: KeptReport
  readonly hasList: boolean
  readonly nowMs: number
}

const nothing: Tally = { count: 0, amount: 0n }

/**
 * Keeps what a day came to, in the place of what was found before. A difference that is not found any more is closed, and
 * stays to be read; one that is found again is open again.
 */
export async function keepReport(tx: AppTx, name: Day, { report, hasList, nowMs }: Making): Promise<void> {
  const { told, credited, kept, ordered, posted, mismatches } = report
  const { toldBack = nothing, postedBack = nothing, shifted = 0n } = report
  const row = {
    has_list: hasList,
    told_count: told.count,
    told_amount: told.amount,
    told_back_count: toldBack.count,
    told_back_amount: toldBack.amount,
    credited_count: credited.count,
    credited_amount: credited.amount,
    kept_count: kept.count,
    kept_amount: kept.amount,
    ordered_count: ordered.count,
    ordered_amount: ordered.amount,
    posted_count: posted.count,
    posted_amount: posted.amount,
    posted_back_count: postedBack.count,
    posted_back_amount: postedBack.amount,
    shifted_amount: shifted,
    mismatches: mismatches.length,
    made_at: instant(nowMs),
  }
  await tx
    .insertInto('payment_report')
    .values({ ...name, ...row })
    .onConflict(conflict => conflict.columns(['gateway', 'day', 'direction']).doUpdateSet(row))
    .execute()
  await closeUnfound(tx, name, { mismatches, nowMs })
  for (let from = 0; from < mismatches.length; from += atOnce) {
    await openFound(tx, name, { mismatches: mismatches.slice(from, from + atOnce), nowMs })
  }
}

const atOnce = 1000

interface FoundMismatches {
  readonly mismatches: readonly KeptMismatch[]
  readonly nowMs: number
}

async function closeUnfound(
  tx: AppTx,
  { gateway, day, direction }: Day,
  { mismatches, nowMs }: FoundMismatches,
): Promise<void> {
  const found = mismatches.map(({ kind, name }) => `${kind} ${name}`)
  await tx
    .updateTable('payment_mismatch')
    .set({ closed_at: instant(nowMs) })
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .where('direction', '=', direction)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`kind || ' ' || name <> all(${found}::text[])`)
    .execute()
}

async function openFound(tx: AppTx, day: Day, { mismatches, nowMs }: FoundMismatches): Promise<void> {
  const rows = mismatches.map(({ kind, name, amount, currency, otherAmount, reference = '', uid = null }) => ({
    ...day,
    kind,
    name: name.slice(0, 200),
    amount,
    currency: currency.slice(0, 20),
    other_amount: otherAmount,
    reference,
    uid,
    found_at: instant(nowMs),
  }))
  const unique = [...new Map(rows.map(row => [`${row.kind} ${row.name}`, row])).values()]
  await tx
    .insertInto('payment_mismatch')
    .values(unique)
    .onConflict(conflict =>
      conflict.columns(['gateway', 'day', 'direction', 'kind', 'name']).doUpdateSet(row => ({
        amount: row.ref('excluded.amount'),
        currency: row.ref('excluded.currency'),
        other_amount: row.ref('excluded.other_amount'),
        reference: row.ref('excluded.reference'),
        uid: row.ref('excluded.uid'),
        closed_at: null,
      })),
    )
    .execute()
}

/** Says anew how much of a day is open: what nobody has explained. */
export async function countOpen(tx: AppTx, { gateway, day, direction }: Day): Promise<number> {
  const { rows } = await sql<{ mismatches: number }>`
    update payment_report r set mismatches = (
      select count(*) from payment_mismatch m
      where m.gateway = r.gateway and m.day = r.day and m.direction = r.direction and m.closed_at is null
        and not exists (
          select from mismatch_note n
          where n.gateway = m.gateway and n.day = m.day and n.direction = m.direction and n.kind = m.kind
            and n.name = m.name and n.is_explained))
    where r.gateway = ${gateway} and r.day = ${day} and r.direction = ${direction}
    returning mismatches`.execute(tx)
  return rows[0]?.mismatches ?? 0
}

/** The days of a gateway that did not add up when they were compared last, from one on, the oldest first. */
export async function listOpenDays(
  tx: AppTx,
  { gateway, direction, fromDay }: Omit<Day, 'day'> & { readonly fromDay: string },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('payment_mismatch')
    .select(sql<string>`day::text`.as('name'))
    .where('direction', '=', direction)
    .where('gateway', '=', gateway)
    .where('day', '>=', fromDay)
    .where('closed_at', 'is', null)
    .groupBy('day')
    .orderBy('day')
    .execute()
  return rows.map(({ name }) => name)
}

interface Span extends Omit<Day, 'day'> {
  readonly fromDay: string
  readonly untilDay: string
}

/**
 * The days of a gateway from one to another that nobody has compared since they were over, the oldest first. Before anything
 * was asked of it there is nothing to compare.
 */
export async function listMissedDays(
  tx: AppTx,
  { gateway, direction, fromDay, untilDay }: Span,
): Promise<readonly string[]> {
  const claims = sql.table(direction === 'in' ? 'payment_claim' : 'payout_claim')
  const { rows } = await sql<{ name: string }>`
    select to_char(d, 'YYYY-MM-DD') as name
    from (
      select least(
        (select min(day) from payment_report where gateway = ${gateway} and direction = ${direction}),
        (select (min(claimed_at) at time zone 'Asia/Manila')::date from ${claims} where gateway = ${gateway})
      ) as day
    ) first, generate_series(greatest(first.day, ${fromDay}::date)::timestamp, ${untilDay}::timestamp, '1 day') d
    where first.day is not null and not exists (
      select from payment_report r
      where r.gateway = ${gateway} and r.direction = ${direction} and r.day = d::date
        and r.made_at >= (d + interval '1 day') at time zone 'Asia/Manila')
    order by d`.execute(tx)
  return rows.map(({ name }) => name)
}

/** What the gateways paid out that fits no withdrawal, and that nobody has explained, by currency. */
export function sumStray(tx: AppTx) {
  return sql<{ gateway: string; currency: string; count: bigint; amount: bigint; oldest_at: number }>`
    select m.gateway, m.currency, count(*) as count, coalesce(sum(m.amount), 0)::bigint as amount, min(m.found_at) as oldest_at
    from payment_mismatch m
    left join mismatch_note n
      on n.gateway = m.gateway and n.day = m.day and n.direction = m.direction and n.kind = m.kind and n.name = m.name
    where m.direction = 'out' and m.kind in ('stray', 'twice') and m.closed_at is null
      and not coalesce(n.is_explained, false)
    group by m.gateway, m.currency order by m.gateway, m.currency`
    .execute(tx)
    .then(({ rows }) => rows)
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
  /** Both, where it is empty. */
  readonly direction: Direction | ''
  /** `day gateway direction`, behind which the page begins. */
  readonly last: string
  readonly isDown: boolean
  readonly size: number
}

/** By day, behind one of them where it is named. */
export function listReports(tx: AppTx, { gateway, day, direction, last, isDown, size }: ReportPage) {
  const turn = isDown ? 'desc' : 'asc'
  const [lastDay, lastGateway, lastDirection] = last.split(' ')
  const place = sql`(${lastDay}::date, ${lastGateway}, ${lastDirection})`
  return select(tx)
    .$if(day !== '', all => all.where('day', '=', day))
    .$if(gateway !== '', all => all.where('gateway', '=', gateway))
    .$if(direction !== '', all => all.where('direction', '=', direction))
    .$if(last !== '', all =>
      all.where(
        isDown
          ? sql<boolean>`(day, gateway, direction) < ${place}`
          : sql<boolean>`(day, gateway, direction) > ${place}`,
      ),
    )
    .orderBy('day', turn)
    .orderBy('gateway', turn)
    .orderBy('direction', turn)
    .limit(size)
    .execute()
}

/** What is open stands first. */
export function listMismatches(tx: AppTx, { gateway, day, direction }: Day) {
  return tx
    .selectFrom('payment_mismatch')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .where('direction', '=', direction)
    .orderBy(sql`closed_at is not null`)
    .orderBy('kind')
    .orderBy('name')
    .limit(1000)
    .execute()
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
    .select(['payment_id', 'closed_at', 'state', 'amount'])
    .where('gateway', '=', gateway)
    .where(sql<boolean>`payment_id = any(${[...ids]}::text[])`)
    .execute()
  const isAgreed = (state: string) => state === 'crediting' || state === 'credited'
  return {
    claims,
    kept: new Map(kept.map(row => [row.payment_id, { isClosed: row.closed_at !== null }])),
    /** What people credited, by payment. */
    agreed: new Map(kept.filter(({ state }) => isAgreed(state)).map(row => [row.payment_id, row.amount])),
  }
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
