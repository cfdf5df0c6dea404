import type { GateCause } from '@saya/contract/gate/gate.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { lockPesoWallets, setPlayGates } from '../wallet/index.ts'
import { deleteGates, insertGates, type TimesOfMember } from './gate.store.ts'

export interface NewGates {
  readonly cause: GateCause
  /** Whose cause is replaced, by what `gates` says of each, or by nothing. */
  readonly uids: readonly bigint[]
  readonly gates: readonly TimesOfMember[]
  readonly nowMs: number
}

/** Replaces one cause of many members of one schema at once, and tells how many wallets it opened or closed. */
export async function replaceGates(tx: MemberTx, { cause, uids, gates, nowMs }: NewGates): Promise<bigint> {
  if (uids.length === 0) return 0n
  await lockPesoWallets(tx, uids)
  await deleteGates(tx, uids, cause)
  await insertGates(tx, { cause, gates, nowMs })
  return setPlayGates(tx, uids)
}
