import { type GateCause, gateCauses } from '@saya/contract/gate/gate.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { PlayGate } from './gate.rules.ts'

/** Every cause that is kept of a member, whether it holds, has ended or is still to come. */
export async function listKeptGates(tx: MemberTx, uid: bigint): Promise<readonly PlayGate[]> {
  const rows = await listGateRows(tx, uid)
  return rows.map(row => {
    const cause = gateCauses.find(one => one === row.cause)
    if (!cause) throw new Error(`The gate cause ${row.cause} is not known.`)
    return { cause, openUntilMs: row.open_until, closedUntilMs: row.closed_until }
  })
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

export async function deleteEnded(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await tx.deleteFrom('play_gate').where('uid', '=', uid).where('closed_until', '<=', instant(nowMs)).execute()
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
