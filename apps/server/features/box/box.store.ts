import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import type { MarketingPermit } from '../../platform/marketing/permit.ts'
import type { NextPage } from '../../platform/readPages.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import type { BoxStatus } from './box.rules.ts'

export interface Box {
  readonly uid: bigint
  readonly day: string
  readonly status: BoxStatus
  readonly offeredAtMs: number
  readonly expiresAtMs: number
  readonly claimId: string | null
  readonly clientSeed: string | null
  readonly amount: bigint | null
  /** Why it came to nothing. */
  readonly code: string
}

function boxOf(row: Selectable<MemberTables['box']>): Box {
  return {
    uid: row.uid,
    day: row.day,
    status: row.status as BoxStatus,
    offeredAtMs: row.offered_at,
    expiresAtMs: row.expires_at,
    claimId: row.claim_id,
    clientSeed: row.client_seed,
    amount: row.amount,
    code: row.code,
  }
}

export interface BoxKey {
  readonly uid: bigint
  readonly day: string
}

function one(tx: MemberTx, { uid, day }: BoxKey) {
  return tx.selectFrom('box').selectAll().where('uid', '=', uid).where('day', '=', day)
}

export async function findBox(tx: MemberTx, key: BoxKey): Promise<Box | undefined> {
  const row = await one(tx, key).executeTakeFirst()
  return row && boxOf(row)
}

/** The same, and nobody else changes it until this transaction is over. */
export async function lockBox(tx: MemberTx, key: BoxKey): Promise<Box | undefined> {
  const row = await one(tx, key).forUpdate().executeTakeFirst()
  return row && boxOf(row)
}

interface Offering {
  readonly day: string
  readonly nowMs: number
  readonly expiresAtMs: number
}

/** Notes that a box is offered to whoever may be made an offer, unless it was. Answers what stands. */
export async function offerBox(tx: MemberTx, { uid }: MarketingPermit, offering: Offering): Promise<Box> {
  const { day, nowMs, expiresAtMs } = offering
  await tx
    .insertInto('box')
    .values({ uid, day, status: 'offered', offered_at: instant(nowMs), expires_at: instant(expiresAtMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return boxOf(await one(tx, { uid, day }).executeTakeFirstOrThrow())
}

interface BoxEnd {
  readonly status: Exclude<BoxStatus, 'offered'>
  readonly claimId: string
  readonly clientSeed: string
  readonly amount: bigint | null
  readonly code: string
  readonly nowMs: number
}

/** Writes down what a box came to. The caller holds it. */
export async function endBox(tx: MemberTx, { uid, day }: BoxKey, end: BoxEnd): Promise<void> {
  const { status, claimId, clientSeed, amount, code, nowMs } = end
  const set = { status, claim_id: claimId, client_seed: clientSeed, amount, code, ended_at: instant(nowMs) }
  const row = await compareAndSet(tx, 'box', { seen: { uid, day, status: 'offered' }, set })
  if (!row) throw new Error(`The box of ${uid} on ${day} was ended while it was held.`)
}

interface BoxDays {
  readonly from: string
  readonly to: string
}

export type RecordedBox = Box & { readonly isWaiting: boolean }

/** The boxes of some days, the newest first, and whether what they hold still waits. */
export async function listBoxes(tx: MemberTx, uid: bigint, { from, to }: BoxDays): Promise<readonly RecordedBox[]> {
  const rows = await tx
    .selectFrom('box')
    .selectAll('box')
    .select(row =>
      row
        .exists(
          row
            .selectFrom('reward')
            .select('reward.id')
            .whereRef('reward.uid', '=', 'box.uid')
            .whereRef('reward.name', '=', 'box.day')
            .where('reward.kind', '=', 4001)
            .where('reward.status', 'in', ['open', 'held']),
        )
        .$castTo<boolean>()
        .as('isWaiting'),
    )
    .where('box.uid', '=', uid)
    .where('box.day', '>=', from)
    .where('box.day', '<=', to)
    .orderBy('box.day', 'desc')
    .execute()
  return rows.map(row => ({ ...boxOf(row), isWaiting: row.isWaiting }))
}

/** All of a member's, the newest first, behind the last one read. */
export async function listOwnBoxes(tx: MemberTx, uid: bigint, { last, size }: NextPage<Box>): Promise<readonly Box[]> {
  const rows = await tx
    .selectFrom('box')
    .selectAll()
    .where('uid', '=', uid)
    .$if(last !== undefined, query => query.where('day', '<', last?.day ?? ''))
    .orderBy('day', 'desc')
    .limit(size)
    .execute()
  return rows.map(boxOf)
}

/** What a member played on a day, free rounds apart. */
export async function readTurnover(tx: MemberTx, { uid, day }: BoxKey): Promise<bigint> {
  const { rows } = await sql<{ turnover: bigint }>`
    select coalesce(sum(turnover), 0)::bigint as turnover from tally_game
    where uid = ${uid} and day = ${day}::date and not is_free`.execute(tx)
  return rows[0]?.turnover ?? 0n
}

export interface OpenedBox {
  readonly uid: bigint
  readonly claim_id: string | null
  readonly client_seed: string | null
  readonly amount: bigint | null
  /** What was promised of it; nothing where nothing was. */
  readonly promised: bigint | null
}

/** Boxes of a day that were opened and what was promised as one of that day, whichever of both there is, by uid. */
export async function listOpenedBoxes(
  tx: MemberTx,
  { day, afterUid, size }: { readonly day: string; readonly afterUid: bigint; readonly size: number },
): Promise<readonly OpenedBox[]> {
  const { rows } = await sql<OpenedBox>`
    select u.uid, b.claim_id, b.client_seed, b.amount, r.amount as promised
    from (
      select uid from box where day = ${day} and status = 'opened' and uid > ${afterUid}
      union select uid from reward where kind = 4001 and name = ${day} and promotion = 'mystery-box' and uid > ${afterUid}
    ) u
    left join box b on b.uid = u.uid and b.day = ${day} and b.status = 'opened'
    left join reward r on r.uid = u.uid and r.kind = 4001 and r.name = ${day}
    order by u.uid limit ${size}`.execute(tx)
  return rows
}
