import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Database } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { explainLots, isBonus, returnOf } from './lot.rules.ts'
import { listOpenLots, type LotRow } from './lot.store.ts'
import { viewLot } from './lot.view.ts'
import { openTurnover } from '../wallet.rules.ts'
import { findPesoWallet } from '../wallet.store.ts'

export function listLots(deps: { db: Database }): Handler<typeof contract.wallet.listLots> {
  return async ({ caller, query }) => {
    const { open, lots, returnedOf } = await deps.db.member(caller.uid, async tx => {
      const wallet = await findPesoWallet(tx, caller.uid)
      if (!wallet) return { open: 0n, lots: explainLots<LotRow>(0n, []), returnedOf: () => null }
      const rows = await listOpenLots(tx, caller.uid, wallet.turnover)
      const returnedOf = (lot: LotRow) => {
        const left = isBonus(lot) ? returnOf(wallet, rows, lot.seq) : undefined
        return left ? formatPesos(left.amount) : null
      }
      return { open: openTurnover(wallet), lots: explainLots(wallet.turnover, rows), returnedOf }
    })
    const first = (query.page - 1) * query.page_size
    return done({
      d: lots.lots
        .slice(first, first + query.page_size)
        .map(lot => ({ ...viewLot(lot), returnable: returnedOf(lot.lot) })),
      t: lots.lots.length,
      open_turnover: formatPesos(open),
      taken_back: formatPesos(lots.takenBack),
    })
  }
}
