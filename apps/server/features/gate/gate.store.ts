import { type GateCause, gateCauses } from '@saya/contract/gate/gate.ts'
import { type RawBuilder, sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { type GateEnd, pauses, type PlayGate } from './gate.rules.ts'

/** Every cause that is kept of a member, whether it holds, has ended or is still to come. */
export async function listKeptGates(tx: MemberTx, uid: bigint): Promise<readonly PlayGate[]> {
  const rows = await listGateRows(tx, uid)
  return rows.map(row => {
    return { cause: knownCause(row.cause), openUntilMs: row.open_until, closedUntilMs: row.closed_until }
  })
}

/** Who of these has any cause, whether it holds or not. */
export async function listGatedUids(tx: MemberTx, uids: readonly bigint[]): Promise<readonly bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    select distinct uid from play_gate where uid = any(${[...uids]}::bigint[])`.execute(tx)
  return rows.map(({ uid }) => uid)
}

export function listGateRows(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('play_gate')
    .select(['cause', 'open_until', 'closed_until', 'set_at'])
    .where('uid', '=', uid)
    .orderBy('cause')
    .execute()
}

export interface GateRow {
  readonly uid: bigint
  readonly gate: PlayGate
  readonly nowMs: number
}

export async function putGate(tx: MemberTx, { uid, gate, nowMs }: GateRow): Promise<void> {
  const times = timesOf({ ...gate, nowMs })
  await tx
    .insertInto('play_gate')
    .values({ uid, cause: gate.cause, ...times })
    .onConflict(conflict => conflict.columns(['uid', 'cause']).doUpdateSet(times))
    .execute()
}

function timesOf({ openUntilMs, closedUntilMs, nowMs }: Omit<PlayGate, 'cause'> & { readonly nowMs: number }) {
  return {
    open_until: openUntilMs === null ? null : instant(openUntilMs),
    closed_until: closedUntilMs === null ? null : instant(closedUntilMs),
    set_at: instant(nowMs),
  }
}

/** When a cause of one member closes, and when it no longer does. */
export interface TimesOfMember extends Omit<PlayGate, 'cause'> {
  readonly uid: bigint
}

export interface RowsOfCause {
  readonly cause: GateCause
  readonly gates: readonly TimesOfMember[]
  readonly nowMs: number
}

export async function insertGates(tx: MemberTx, { cause, gates, nowMs }: RowsOfCause): Promise<void> {
  if (gates.length === 0) return
  const rows = gates.map(({ uid, openUntilMs, closedUntilMs }) => {
    return { uid, cause, ...timesOf({ openUntilMs, closedUntilMs, nowMs }) }
  })
  await tx.insertInto('play_gate').values(rows).execute()
}

export async function deleteGates(tx: MemberTx, uids: readonly bigint[], cause: GateCause): Promise<void> {
  await tx.deleteFrom('play_gate').where('uid', 'in', uids).where('cause', '=', cause).execute()
}

/** Takes away what is over by now, and keeps when it ended. */
export async function deleteEnded(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await keepEnds(tx, { uid, causes: pauses, nowMs }, sql`closed_until <= ${instant(nowMs)}`)
  await tx.deleteFrom('play_gate').where('uid', '=', uid).where('closed_until', '<=', instant(nowMs)).execute()
}

/** Keeps that one cause of a member ends now, if it has begun. */
export async function keepEnd(tx: MemberTx, end: { uid: bigint; cause: GateCause; nowMs: number }): Promise<void> {
  if (!pauses.includes(end.cause)) return
  await keepEnds(tx, { ...end, causes: [end.cause] }, sql`(open_until is null or open_until <= ${instant(end.nowMs)})`)
}

interface Ends {
  readonly uid: bigint
  readonly causes: readonly GateCause[]
  readonly nowMs: number
}

async function keepEnds(tx: MemberTx, { uid, causes, nowMs }: Ends, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into ended_gate (uid, cause, ended_at)
    select uid, cause, least(closed_until, ${instant(nowMs)}) from play_gate
    where uid = ${uid} and cause = any(${[...causes]}::text[]) and ${which}
    on conflict (uid, cause) do update set ended_at = greatest(ended_gate.ended_at, excluded.ended_at)`.execute(tx)
}

/** When each pause of a member ended last. */
export async function listEnds(tx: MemberTx, uid: bigint): Promise<readonly GateEnd[]> {
  const rows = await tx
    .selectFrom('ended_gate')
    .select(['cause', 'ended_at'])
    .where('uid', '=', uid)
    .orderBy('cause')
    .execute()
  return rows.map(({ cause, ended_at: endedAtMs }) => ({ cause: knownCause(cause), endedAtMs }))
}

function knownCause(name: string): GateCause {
  const cause = gateCauses.find(one => one === name)
  if (!cause) throw new Error(`The gate cause ${name} is not known.`)
  return cause
}

/** Members of one schema of whom a cause has ended and still stands, the longest waiting first. */
export async function listUidsOfEnded(tx: MemberTx, nowMs: number, most: number): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('play_gate')
    .select('uid')
    .where('closed_until', '<=', instant(nowMs))
    .orderBy('closed_until')
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}
