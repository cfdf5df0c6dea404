import type { MemberTx } from '../../platform/db/database.ts'
import { isLeavable } from './closeWallet.rules.ts'
import { excessPlay } from './lot/lot.rules.ts'
import { listOpenLots } from './lot/lot.store.ts'
import { lockPesoWallet, setOpenToBets } from './own.store.ts'

/**
 * Closes a wallet to bets for good, unless something in it still waits for its owner. False when it does. What a provider
 * or a gateway still owes is credited as ever, and told to staff: see `noteLateCredits`.
 */
export async function closeWallet(tx: MemberTx, uid: bigint): Promise<boolean> {
  const wallet = await lockPesoWallet(tx, uid)
  if (wallet) {
    const lots = await listOpenLots(tx, uid, wallet.turnover)
    if (!isLeavable({ ...wallet, excess_play: excessPlay(wallet.turnover, lots) })) return false
  }
  await setOpenToBets(tx, uid, false)
  return true
}
