import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { mirrorToWallet } from './changeStanding.ts'
import { placeStanding } from './placeStanding.ts'
import { findStanding } from './standing.store.ts'

interface Beginning {
  readonly uid: bigint
  readonly jurisdiction: Jurisdiction
  /** The base they begin in, where it is not the one of whom nothing is known. */
  readonly firstBase?: 0 | 1
  readonly nowMs: number
}

/** Gives a new member their first standing, and tells their wallets what it lets them do. Called once those are there. */
export async function beginStanding(tx: MemberTx, { uid, jurisdiction, firstBase = 0, nowMs }: Beginning) {
  const kept = await findStanding(tx, uid)
  if (!kept) return
  if (firstBase === 0) return mirrorToWallet(tx, kept, { jurisdiction, nowMs })
  await placeStanding(tx, { uid, standing: { ...kept.standing, base: firstBase }, nowMs, jurisdiction })
}
