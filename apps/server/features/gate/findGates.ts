import type { GatedAct } from '@saya/contract/gate/gate.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { heldUntil, holdsAt, type PlayGate } from './gate.rules.ts'
import { listEnds, listKeptGates } from './gate.store.ts'

/** The causes that hold for a member at this moment, whatever has been written down on the wallet. */
export async function findGates(tx: MemberTx, uid: bigint, nowMs: number): Promise<readonly PlayGate[]> {
  return (await listKeptGates(tx, uid)).filter(gate => holdsAt(gate, nowMs))
}

/** Until when a pause kept a member from an act, whether it is over by now or not; nothing where none did. */
export async function findHeldUntil(
  tx: MemberTx,
  { uid, act, nowMs }: { readonly uid: bigint; readonly act: GatedAct; readonly nowMs: number },
): Promise<number | undefined> {
  return heldUntil(act, { kept: await listKeptGates(tx, uid), ends: await listEnds(tx, uid) }, nowMs)
}
