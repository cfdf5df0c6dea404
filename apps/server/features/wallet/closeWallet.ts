import type { MemberTx } from '../../platform/db/database.ts'
import { isLeavable } from './closeWallet.rules.ts'
import { excessPlay } from './lot/lot.rules.ts'
import { listOpenLots } from './lot/lot.store.ts'
import { lockCoinWallet, lockPesoWallet, setOpenToBets } from './own.store.ts'

/** Whether nothing in a member's wallets waits for its owner. Both stay locked, so that what is decided by it holds. */
export async function mayLeave(tx: MemberTx, uid: bigint): Promise<boolean> {
  const wallet = await lockPesoWallet(tx, uid)
  await lockCoinWallet(tx, uid)
  if (!wallet) return true
  const lots = await listOpenLots(tx, uid, wallet.turnover)
  return isLeavable({ ...wallet, excess_play: excessPlay(wallet.turnover, lots) })
}

/**
 * Closes a wallet to bets for good, unless something in it still waits for its owner. False when it does. What a provider
 * or a gateway still owes is credited as ever, and told to staff: see `noteLateCredits`.
 */
export async function closeWallet(tx: MemberTx, uid: bigint): Promise<boolean> {
  if (!(await mayLeave(tx, uid))) return false
  await setOpenToBets(tx, uid, false)
  return true
}
