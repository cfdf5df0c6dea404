import type { MemberTx } from '../../platform/db/database.ts'
import { holdsAt, type PlayGate } from './gate.rules.ts'
import { listKeptGates } from './gate.store.ts'

/** The causes that hold for a member at this moment, whatever has been written down on the wallet. */
export async function findGates(tx: MemberTx, uid: bigint, nowMs: number): Promise<readonly PlayGate[]> {
  return (await listKeptGates(tx, uid)).filter(gate => holdsAt(gate, nowMs))
}
