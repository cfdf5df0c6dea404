import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { type ChainedAct, hashAct } from './actChain.ts'

/** Adds one act at the end of the chain. Others who act at the same time wait until this one is kept or undone. */
export async function chainAct(tx: AppTx, act: Omit<ChainedAct, 'seq'>): Promise<void> {
  const end = await tx.selectFrom('staff_chain').select(['seq', 'hash']).forUpdate().executeTakeFirstOrThrow()
  const chained = { ...act, seq: end.seq + 1n }
  const hash = hashAct(end.hash, chained)
  await tx
    .insertInto('staff_act')
    .values({
      seq: chained.seq,
      at: instant(act.atMs),
      operator_id: act.operatorId,
      operator: act.operator,
      role: act.role,
      action: act.action,
      object_kind: act.objectKind,
      object_id: act.objectId,
      before: sql`${JSON.stringify(act.before)}::jsonb`,
      after: sql`${JSON.stringify(act.after)}::jsonb`,
      reason: act.reason,
      address: act.address,
      request_id: act.requestId,
      previous_hash: end.hash,
      hash,
    })
    .execute()
  await tx.updateTable('staff_chain').set({ seq: chained.seq, hash }).execute()
}

export interface ActFilter {
  readonly operator: string
  readonly action: string
  readonly object: string
}

export type ActRow = Awaited<ReturnType<typeof listActRows>>[number]

export interface ActPage {
  /** Unless it is said otherwise the newest come first. */
  readonly isUp?: boolean
  /** The last one read, behind which the page begins. */
  readonly last: bigint | null
  readonly size: number
}

/** What staff did. */
export function listActRows(tx: AppTx, filter: ActFilter, { isUp = false, last, size }: ActPage) {
  const { operator, action, object } = filter
  const [kind, id] = object.includes(' ') ? object.split(' ') : [undefined, object]
  return tx
    .selectFrom('staff_act')
    .selectAll()
    .$if(operator !== '', query => query.where('operator', '=', operator))
    .$if(action !== '', query => query.where('action', '=', action))
    .$if(object !== '', query => query.where('object_id', '=', id ?? ''))
    .$if(kind !== undefined, query => query.where('object_kind', '=', kind ?? ''))
    .$if(last !== null, query => query.where('seq', isUp ? '>' : '<', last as bigint))
    .orderBy('seq', isUp ? 'asc' : 'desc')
    .limit(size)
    .execute()
}

export function listChain(tx: AppTx, after: bigint, size: number) {
  return tx.selectFrom('staff_act').selectAll().where('seq', '>', after).orderBy('seq').limit(size).execute()
}

export function getChain(tx: AppTx) {
  return tx.selectFrom('staff_chain').selectAll().executeTakeFirstOrThrow()
}

/** Where the chain says it ends, and the last act that is there, of one moment. */
export async function getChainEnd(tx: AppTx) {
  return tx
    .selectFrom('staff_chain')
    .selectAll()
    .select(eb => eb.selectFrom('staff_act').select(sql<bigint>`coalesce(max(seq), 0)`.as('seq')).as('last'))
    .executeTakeFirstOrThrow()
    .then(({ last, ...end }) => ({ ...end, last_seq: last ?? 0n }))
}

export async function noteProof(tx: AppTx, proof: { seq: bigint; isSound: boolean; nowMs: number }): Promise<void> {
  await tx
    .updateTable('staff_chain')
    .set({
      proven_seq: sql`greatest(proven_seq, ${proof.seq})`,
      proven_at: instant(proof.nowMs),
      is_sound: proof.isSound,
    })
    .execute()
}
