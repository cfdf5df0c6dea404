import type { MemberTx } from '../../platform/db/database.ts'
import { isLeavable } from './closeWallet.rules.ts'
import { lockPesoWallet, setOpenToBets } from './own.store.ts'

/** Closes a wallet to bets for good, unless something in it still waits for its owner. False when it does. */
export async function closeWallet(tx: MemberTx, uid: bigint): Promise<boolean> {
  const wallet = await lockPesoWallet(tx, uid)
  if (wallet && !isLeavable(wallet)) return false
  await setOpenToBets(tx, uid, false)
  return true
}
