import type { MemberTx } from '../../platform/db/database.ts'
import { excessPlay, explainLots } from './lot/lot.rules.ts'
import { listOpenLots } from './lot/lot.store.ts'
import { viewLot } from './lot/lot.view.ts'
import { listOwnWallets } from './own.store.ts'
import { openTurnover, withdrawable } from './wallet.rules.ts'

/** A member's pesos with what explains them: what is held, what may be paid out, and what must be played for it. */
export async function readWallet(tx: MemberTx, uid: bigint) {
  const wallets = await listOwnWallets(tx, uid)
  const wallet = wallets.find(({ asset }) => asset === 'PHP')
  if (!wallet) return undefined
  const open = await listOpenLots(tx, uid, wallet.turnover)
  const lots = explainLots(wallet.turnover, open)
  return {
    balance: wallet.balance,
    held: wallet.held,
    withdrawable: withdrawable({ ...wallet, excess_play: excessPlay(wallet.turnover, open) }),
    openTurnover: openTurnover(wallet),
    lots: lots.lots.map(viewLot),
  }
}
