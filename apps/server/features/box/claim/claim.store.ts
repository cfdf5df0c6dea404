import { type Selectable, sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { AppTables } from '../../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../../platform/transition/transition.store.ts'
import type { BoxKey } from '../box.store.ts'

export interface BoxClaim extends BoxKey {
  readonly id: string
  /** What the browser that came first brought to the draw. */
  readonly clientSeed: string
  readonly idHash: Buffer
  /** What the box counts among the gifts of a month. */
  readonly share: bigint
}

export function claimOf(row: Selectable<AppTables['box_claim']>): BoxClaim {
  const { id, day, uid, client_seed: clientSeed, id_hash: idHash, share } = row
  return { id, day, uid, clientSeed, idHash, share }
}

export async function findClaim(tx: AppTx, { uid, day }: BoxKey): Promise<BoxClaim | undefined> {
  const row = await tx
    .selectFrom('box_claim')
    .selectAll()
    .where('day', '=', day)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row && claimOf(row)
}

export async function findClaimById(tx: AppTx, id: string): Promise<BoxClaim | undefined> {
  const row = await tx.selectFrom('box_claim').selectAll().where('id', '=', id).executeTakeFirst()
  return row && claimOf(row)
}

interface ClaimTimes {
  readonly nowMs: number
  /** When somebody sees to it who did not make it. */
  readonly dueAtMs: number
}

/** False where the member or the ID has one of the day: of two at once the second waits for the first. */
export async function addClaim(tx: AppTx, claim: BoxClaim, { nowMs, dueAtMs }: ClaimTimes): Promise<boolean> {
  const { id, day, uid, clientSeed, idHash, share } = claim
  const added = await tx
    .insertInto('box_claim')
    .values({
      id,
      day,
      uid,
      client_seed: clientSeed,
      id_hash: idHash,
      share,
      at: instant(nowMs),
      due_at: instant(dueAtMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

interface ClaimEnd {
  /** Why nothing was given. Empty where a prize was. */
  readonly code: string
  readonly amount: bigint | null
  readonly nowMs: number
}

/** Ends a claim that is still open. False where somebody was faster. */
export async function endClaimRow(tx: AppTx, id: string, { code, amount, nowMs }: ClaimEnd): Promise<boolean> {
  const status = code === '' ? 'done' : 'refused'
  const set = { status, code, amount, done_at: instant(nowMs), due_at: null }
  return (await compareAndSet(tx, 'box_claim', { seen: { id, status: 'taken' }, set })) !== undefined
}

/** Refuses a claim after all, whose prize was refused behind its end. False where somebody was faster. */
export async function withdrawClaimRow(
  tx: AppTx,
  id: string,
  { code, nowMs }: Omit<ClaimEnd, 'amount'>,
): Promise<boolean> {
  const set = { status: 'refused', code, amount: null, done_at: instant(nowMs), due_at: null }
  return (await compareAndSet(tx, 'box_claim', { seen: { id, status: 'done' }, set })) !== undefined
}

/** Whether somebody else has opened a box of the day with an approved ID. */
export async function isIdUsed(tx: AppTx, { uid, day }: BoxKey, idHash: Buffer | null): Promise<boolean> {
  if (!idHash) return false
  const row = await tx
    .selectFrom('box_claim')
    .select('id')
    .where('day', '=', day)
    .where('id_hash', '=', idHash)
    .where('uid', '<>', uid)
    .where('status', '<>', 'refused')
    .executeTakeFirst()
  return row !== undefined
}

/** How many boxes of a day were taken and have no prize yet. */
export async function countOpenClaims(tx: AppTx, day: string): Promise<number> {
  const { count } = await tx
    .selectFrom('box_claim')
    .select(row => row.fn.countAll<bigint>().as('count'))
    .where('day', '=', day)
    .where('status', '=', 'taken')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many boxes of a day have their prize, and what these came to. */
export async function sumClaims(tx: AppTx, day: string) {
  const { rows } = await sql<{ taken: bigint; cost: bigint }>`
    select count(*) as taken, coalesce(sum(amount), 0)::bigint as cost from box_claim
    where day = ${day} and status = 'done'`.execute(tx)
  return { taken: Number(rows[0]?.taken ?? 0n), cost: rows[0]?.cost ?? 0n }
}

/** What browsers brought to the draws of some members on a day. */
export async function listSeeds(tx: AppTx, day: string, uids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  if (uids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('box_claim')
    .select(['uid', 'client_seed'])
    .where('day', '=', day)
    .where('uid', 'in', [...uids])
    .execute()
  return new Map(rows.map(({ uid, client_seed: seed }) => [uid, seed]))
}
