import type { AgencyStatus } from '@saya/contract/agency/agency.ts'
import { type Selectable, sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'

export type Agency = Selectable<AppTables['agency']>

/** The channel that an agent's link says: by it their friends are counted apart from those of their own link. */
export const agentChannel = 'agent'

export interface Application {
  readonly uid: bigint
  readonly name: string
  readonly phone: string
  readonly channel: string
  readonly note: string
  readonly nowMs: number
}

/** Keeps an application; nothing where one waits or they are an agent already. */
export function addAgency(tx: AppTx, { nowMs, ...said }: Application): Promise<Agency | undefined> {
  return tx
    .insertInto('agency')
    .values({ ...said, applied_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The newest application of a member, whatever became of it. */
export function findNewest(tx: AppTx, uid: bigint): Promise<Agency | undefined> {
  return tx
    .selectFrom('agency')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('applied_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export function listOfMember(tx: AppTx, uid: bigint): Promise<readonly Agency[]> {
  return tx.selectFrom('agency').selectAll().where('uid', '=', uid).orderBy('applied_at').orderBy('id').execute()
}

export function findAgency(tx: AppTx, id: string): Promise<Agency | undefined> {
  return tx.selectFrom('agency').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, and nobody else changes it until this transaction is over: what is made with the decision stands or falls with it. */
export function lockAgency(tx: AppTx, id: string): Promise<Agency | undefined> {
  return tx.selectFrom('agency').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type AgencyChange = Parameters<typeof compareAndSet<AppTables, 'agency'>>[2]['set']

/** Changes one as it was seen. Nothing where somebody was faster. */
export function setAgency(tx: AppTx, { id, status }: Pick<Agency, 'id' | 'status'>, set: AgencyChange) {
  return compareAndSet(tx, 'agency', { seen: { id, status }, set })
}

/** What was due has been done; what is due later is kept. */
export async function setDone(tx: AppTx, { id, due_at }: Agency, nextMs: number | null): Promise<void> {
  await tx
    .updateTable('agency')
    .set({ due_at: nextMs === null ? null : instant(nextMs) })
    .where('id', '=', id)
    .where('due_at', due_at === null ? 'is' : '=', due_at === null ? null : instant(due_at))
    .execute()
}

/** Those for whom something is to be done, the longest waiting first. */
export function listDue(tx: AppTx, nowMs: number, most: number): Promise<readonly Agency[]> {
  return tx
    .selectFrom('agency')
    .selectAll()
    .where('due_at', '<=', instant(nowMs))
    .orderBy('due_at')
    .limit(most)
    .execute()
}

export interface AgencyMonth {
  readonly month: string
  readonly joined: number
  readonly verified: number
  readonly deposited: number
}

const mostMonths = 13

/** Whom an agent's link brought. */
export async function listBroughtUids(tx: AppTx, uid: bigint): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('referral')
    .select('uid')
    .where('parent', '=', uid)
    .where('state', '=', 'named')
    .where('channel', '=', agentChannel)
    .execute()
  return rows.map(row => row.uid)
}

/** How far these came by the month of Manila in which they signed up, the newest first, but for some who count nowhere. */
export async function countMonths(tx: AppTx, uid: bigint, testers: readonly bigint[]): Promise<readonly AgencyMonth[]> {
  const { rows } = await sql<AgencyMonth>`
    select to_char(brought.at at time zone 'Asia/Manila', 'YYYY-MM') as month, count(*)::integer as joined,
      count(*) filter (where brought.is_verified)::integer as verified,
      count(*) filter (where brought.is_deposited)::integer as deposited
    from (
      select r.at,
        exists (select from kyc_decision d where d.uid = r.uid and d.decision = 'full') as is_verified,
        exists (select from payment_claim c join payment p on p.gateway = c.gateway and p.reference = c.reference
          and p.held_by = 'deposit' where c.uid = r.uid) as is_deposited
      from referral r where r.parent = ${uid}::bigint and r.state = 'named' and r.channel = ${agentChannel}
        and r.uid <> all(${[...testers]}::bigint[])) brought
    group by to_char(brought.at at time zone 'Asia/Manila', 'YYYY-MM')
    order by month desc limit ${mostMonths}::integer`.execute(tx)
  return rows
}

export interface AgencyFilter {
  readonly status: AgencyStatus
  readonly uid: bigint | null
}
