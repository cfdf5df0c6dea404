import type { GateCause } from '@saya/contract/gate/gate.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { lockPesoWallet, setPlayGates } from '../wallet/index.ts'
import { hasEnded, holdsAt, joinGate, type PlayGate } from './gate.rules.ts'
import { deleteEnded, deleteGates, keepEnd, listKeptGates, putGate } from './gate.store.ts'

export interface NewGate extends PlayGate {
  readonly uid: bigint
  readonly nowMs: number
}

/**
 * Sets one cause of a member and leaves all others as they are. The wallet comes first and is held to the end, so that two
 * who set causes at once see each other's. Answers what stands: a time-out or an exclusion never becomes shorter.
 */
export async function setGate(tx: MemberTx, gate: NewGate): Promise<PlayGate> {
  await lockPesoWallet(tx, gate.uid)
  return setGateBeside(tx, await listKeptGates(tx, gate.uid), gate)
}

/** The same for whoever holds the wallet already, and has read under its lock which causes are kept. */
export async function setGateBeside(
  tx: MemberTx,
  kept: readonly PlayGate[],
  { uid, nowMs, ...next }: NewGate,
): Promise<PlayGate> {
  const known = kept.find(({ cause }) => cause === next.cause)
  const gate = joinGate(known, next, nowMs)
  if (kept.some(one => hasEnded(one, nowMs))) await deleteEnded(tx, uid, nowMs)
  if (known && holdsAt(known, nowMs) && !holdsAt(gate, nowMs)) await keepEnd(tx, { uid, cause: gate.cause, nowMs })
  await putGate(tx, { uid, gate, nowMs })
  await setPlayGates(tx, [uid])
  return gate
}

export interface LiftedGate {
  readonly uid: bigint
  /** A time-out is lifted by time alone. */
  readonly cause: Exclude<GateCause, 'time_out'>
  readonly nowMs: number
}

/** Takes one cause of a member away, if it stands. */
export async function liftGate(tx: MemberTx, { uid, cause, nowMs }: LiftedGate): Promise<void> {
  await lockPesoWallet(tx, uid)
  await deleteEnded(tx, uid, nowMs)
  await keepEnd(tx, { uid, cause, nowMs })
  await deleteGates(tx, [uid], cause)
  await setPlayGates(tx, [uid])
}
